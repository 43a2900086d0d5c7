import Foundation

/// A headless container with your own conditions, ready to subclass.
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

  /// The condition for the current bounds or provisional ones. The first case, unless overridden.
  open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

  /// Runs the stored layouts. A subclass that overrides this calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    plumb.layoutStoredSubviews()
  }

  /// The size that the stored layouts need, with the padding. Without layouts, the current size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittedSize(offering: size, otherwise: super.sizeThatFits(size))
  }
}

/// A headless container, ready to use or to subclass.
///
///     let card = HeadlessContainerView()
///     card.addSubview(title)
///     card.plumb.setLayout(for: title) { $0.setTopLeft(to: .zero).fitSize() }
open class HeadlessContainerView: ConditionalHeadlessContainerView<NoLayoutCondition> {}
