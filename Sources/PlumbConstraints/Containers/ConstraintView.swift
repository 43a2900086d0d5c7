import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// A headless view whose subviews are laid out by constraints, ready to use or to subclass.
///
///     let card = HeadlessConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
///     card.addSubview(title)
///     card.plumb.activate {
///       title.anchors.leading == card.anchors.leading + 8
///       title.anchors.centerY == card.anchors.centerY
///     }
///     card.layoutIfNeeded()
open class HeadlessConstraintView: HeadlessContainerView, ConstraintContainer {
  public final let constraintInfo = ConstraintInfo()

  /// The size that the constraints and the stored layouts need if the view is offered `size`. If the view has neither
  /// constraints nor stored layouts, its current size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if !plumb.hasConstraints { return super.sizeThatFits(size) }
    return plumb.constrainedSizeThatFits(
      size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
  }
}

/// A headless scroll view with constraints. Along `scrollAxes`, the constraints decide the content's length. On an
/// axis that does not scroll, the content is as long as the visible part, unless a required constraint demands another
/// length.
///
///     page.plumb.activate {
///       text.anchors.allEdges == page.anchors.content.allEdges - 16
///       text.anchors.width == page.anchors.frame.width - 32
///     }
///
/// In equations, the edges of this view are those of its content; its width and height are those of its frame. Stored
/// layouts run as well. If they need more than the visible length along `scrollAxes`, the content is at least as long
/// as they need.
open class HeadlessConstraintScrollView: HeadlessScrollView, ConstraintContainer {
  public final let layoutInfo = LayoutInfo()
  public final let constraintInfo = ConstraintInfo()

  public final var scrollsConstrainedContent: Bool { true }

  /// Solves the constraints, runs the stored layouts, and sets the content's size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    plumb.layoutStoredSubviews()
    guard let size = plumb.constrainedContentSize, contentSize != size else { return }
    contentSize = size
    // Stored layouts measure from the content, so they run again with its new size.
    plumb.layoutStoredSubviews()
  }

  /// The axes along which the stored layouts alone decide the content's length: `scrollAxes` if there are no
  /// constraints, otherwise none.
  public final var plumbScrollAxes: ScrollAxes {
    constraintInfo.constraints.isEmpty ? scrollAxes : []
  }

  public final var constrainedScrollAxes: ScrollAxes { scrollAxes }
}

extension LayoutScope where Host: ConstraintContainer {
  /// The size, in points, that the constraints give the content of a scrolling container. If the stored layouts need
  /// more than the viewport's length along an axis that scrolls, the size is at least that long. Nil if there are no
  /// constraints, or before a pass or trial has solved them.
  ///
  /// The container reads this size in its own pass, and gives it to its content. If there are stored layouts, each call
  /// runs them in a trial.
  public var constrainedContentSize: CGSize? {
    guard !scopedHost.constraintInfo.constraints.isEmpty,
      let system = scopedHost.constraintInfo.system, let size = system.contentSize
    else { return nil }
    let axes = scopedHost.constrainedScrollAxes
    guard system.structure.layouts.contains(true), !axes.isEmpty else { return size }
    let viewport = scopedHost.plumbScrolling?.viewport.size ?? scopedHost.plumbBounds.size
    let needed = contentSize(in: viewport, along: axes, atLeast: size)
    // A layout that measures from the viewport may need the viewport's length, however short the content is. So the
    // layouts lengthen the content only if they need more than that length.
    func length(_ axis: ScrollAxes, _ own: CGFloat, _ needed: CGFloat, _ visible: CGFloat)
      -> CGFloat
    {
      axes.contains(axis) && needed > visible ? max(own, needed) : own
    }
    return CGSize(
      width: length(.horizontal, size.width, needed.width, viewport.width),
      height: length(.vertical, size.height, needed.height, viewport.height))
  }
}

#if canImport(UIKit) && !os(watchOS)
#elseif canImport(AppKit)
#else
  /// The platform's view with constraints. On a platform without a view framework, it is ``HeadlessConstraintView``.
  public typealias ConstraintView = HeadlessConstraintView
  /// The platform's scroll view with constraints.
  public typealias ConstraintScrollView = HeadlessConstraintScrollView
#endif
