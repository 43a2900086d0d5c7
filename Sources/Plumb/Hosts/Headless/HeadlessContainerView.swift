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

/// A headless scrolling container with conditions of your own: its content is as large as its stored
/// layouts make it.
///
/// Layouts measure from the content, which is as wide as what is in view, and as long as they need, at least as long as
/// what is in view. What measures from the `viewport` stays in view. The content's size is found in the pass; a change
/// of the offset alone runs no layout, unless one of them measures from the viewport.
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
    plumb.layOutContent(isOnlyScrolled: isOnlyScrolled)
  }

  /// The size that the content needs in the width that is offered, with the content's insets, and no more than what
  /// is offered: the rest scrolls. The size that the view has, if there are no layouts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if layoutInfo.isEmpty { return super.sizeThatFits(size) }
    return scrolledSize(offering: size, inside: adjustedContentInset)
  }

  public final var plumbScrollAxes: ScrollAxes { scrollAxes }
}

/// A headless scrolling container that is ready to be used and to be subclassed.
open class HeadlessContainerScrollView: ConditionalHeadlessContainerScrollView<NoLayoutCondition> {}
