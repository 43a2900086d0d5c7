import Foundation

/// A headless scrolling container with your own conditions. Its stored layouts decide the size of its content.
///
/// Layouts measure from the content. By default, the content is as wide as the visible part. It is as high as the
/// layouts need, and at least as high as the visible part; see ``HeadlessScrollView/scrollAxes``. Places measured from
/// the `viewport` stay visible. Each pass computes the content's size, unless the view was only scrolled. Scrolling
/// alone runs no layout, unless a layout measures from the viewport or looks up a view that is not a child, or a pin
/// connects a view inside with a view outside.
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

  /// The condition for the current bounds or provisional ones. The first case, unless overridden.
  open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

  /// Runs the stored layouts and sets the content's size. A subclass that overrides this calls
  /// `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    plumb.layOutContent(isOnlyScrolled: isOnlyScrolled)
  }

  /// The size that shows the whole content, with the content insets. It is at most the offered size: the rest
  /// scrolls. Without layouts, the current size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if layoutInfo.isEmpty { return super.sizeThatFits(size) }
    return scrolledSize(offering: size, inside: adjustedContentInset)
  }

  public final var plumbScrollAxes: ScrollAxes { scrollAxes }
}

/// A headless scrolling container, ready to use or to subclass.
open class HeadlessContainerScrollView: ConditionalHeadlessContainerScrollView<NoLayoutCondition> {}
