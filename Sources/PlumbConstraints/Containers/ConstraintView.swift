import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// A headless container with constraints, ready to be used and to be subclassed.
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

  /// The size that the constraints and the stored layouts need in a room of `size`; the size that the
  /// view has, if there are neither.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if !plumb.hasConstraints { return super.sizeThatFits(size) }
    return plumb.constrainedSizeThatFits(
      size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
  }
}

/// A headless scrolling container with constraints: its content is as long as they make it along `scrollAxes`, and
/// across them as long as what is in view, unless a required constraint says another length.
///
///     page.plumb.activate {
///       text.anchors.allEdges == page.anchors.content.allEdges - 16
///       text.anchors.width == page.anchors.frame.width - 32
///     }
///
/// Its edges are those of its content, and its width and height those of its frame. Stored layouts are
/// run as well; they decide how large the content is if there are no constraints.
open class HeadlessConstraintScrollView: HeadlessScrollView, ConstraintContainer {
  public final let layoutInfo = LayoutInfo()
  public final let constraintInfo = ConstraintInfo()

  public final var scrollsConstrainedContent: Bool { true }

  /// Runs the constraints and the stored layouts, and sets the content's size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    plumb.layoutStoredSubviews()
    guard let size = plumb.constrainedContentSize, contentSize != size else { return }
    contentSize = size
    // Stored layouts measure from the content.
    plumb.layoutStoredSubviews()
  }

  /// None, if there are constraints: they decide how large the content is.
  public final var plumbScrollAxes: ScrollAxes {
    constraintInfo.constraints.isEmpty ? scrollAxes : []
  }

  public final var constrainedScrollAxes: ScrollAxes { scrollAxes }
}

extension LayoutScope where Host: ConstraintContainer {
  /// The size that the constraints give the content of a scrolling container; nil before the first pass
  /// and if there are no constraints.
  public var constrainedContentSize: CGSize? {
    scopedHost.constraintInfo.constraints.isEmpty
      ? nil : scopedHost.constraintInfo.system?.contentSize
  }
}

#if canImport(UIKit) && !os(watchOS)
#elseif canImport(AppKit)
#else
  /// The container with constraints of the platform: ``HeadlessConstraintView`` where there is no other.
  public typealias ConstraintView = HeadlessConstraintView
  /// The scrolling container with constraints of the platform.
  public typealias ConstraintScrollView = HeadlessConstraintScrollView
#endif
