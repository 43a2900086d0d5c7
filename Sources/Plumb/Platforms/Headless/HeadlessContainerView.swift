import Foundation

/// A headless container with conditions of your own, ready to be subclassed.
///
///     final class Page: ConditionalHeadlessContainerView<WidthClass> {
///       override func layoutCondition(in bounds: CGRect) -> WidthClass {
///         bounds.width < 500 ? .compact : .regular
///       }
///     }
open class ConditionalHeadlessContainerView<Condition: ContainerCondition>: HeadlessView,
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

  /// Runs the stored layouts. A subclass that overrides this calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    plumb.layoutStoredSubviews()
  }

  /// The size that the stored layouts need, with the padding; the size that the view has, if there
  /// are no layouts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittedSize(offering: size, otherwise: super.sizeThatFits(size))
  }
}

/// A headless container that is ready to be used and to be subclassed.
///
///     let card = HeadlessContainerView()
///     card.addSubview(title)
///     card.plumb.setLayout(for: title) { $0.setTopLeft(to: .zero).fitSize() }
open class HeadlessContainerView: ConditionalHeadlessContainerView<NoLayoutCondition> {}
