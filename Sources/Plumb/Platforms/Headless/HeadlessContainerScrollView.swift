import Foundation

/// A headless scrolling container with conditions of your own: its content is as large as its stored
/// layouts make it.
open class ConditionalHeadlessContainerScrollView<Condition: ContainerCondition>:
  HeadlessScrollView,
  ReadyContainer
{
  public final let layoutInfo = LayoutInfo()

  public final var trailingPadding: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  public final var bottomPadding: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// The condition in bounds that the view has, or would have; the first case, until it is
  /// overridden.
  open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

  /// Runs the stored layouts and sets the content's size. A subclass that overrides this calls
  /// `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    plumb.layoutStoredSubviews()
    contentSize = contentSize(in: bounds)
  }
}

/// A headless scrolling container that is ready to be used and to be subclassed.
open class HeadlessContainerScrollView: ConditionalHeadlessContainerScrollView<NoLayoutCondition> {}
