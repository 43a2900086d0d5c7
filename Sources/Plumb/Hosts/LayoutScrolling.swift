import Foundation

/// What a host that scrolls shows, and of how much.
///
/// What is in a host that scrolls measures from its *content*: a rectangle that begins at (0, 0) and is as large as
/// ``contentSize``, and at least as large as what is in view. So a layout says where something stands in the
/// content, and says it once, however far that is scrolled. What stays in view measures from `.viewport`.
@frozen
public struct LayoutScrolling: Equatable, Sendable {
  /// The part of the content that is in view, in the host's own coordinates. What bars and keyboards cover, the
  /// content's insets, is not part of it.
  public var viewport: CGRect

  /// The size of the content, in points.
  public var contentSize: CGSize

  /// What is in view, and the content's size.
  public init(viewport: CGRect, contentSize: CGSize) {
    self.viewport = viewport
    self.contentSize = contentSize
  }

  /// The content, in the host's own coordinates.
  public var content: CGRect {
    CGRect(
      x: 0, y: 0, width: max(contentSize.width, viewport.size.width),
      height: max(contentSize.height, viewport.size.height))
  }
}

/// The directions in which a container finds how long its content is.
///
/// Across them, the content is as wide or as high as what is in view. Along them it is as long as the layouts need.
@frozen
public struct ScrollAxes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is as long as its layouts need from left to right.
  public static var horizontal: ScrollAxes { ScrollAxes(rawValue: 1) }

  /// The content is as long as its layouts need from top to bottom.
  public static var vertical: ScrollAxes { ScrollAxes(rawValue: 2) }

  /// Both.
  public static var both: ScrollAxes { [.horizontal, .vertical] }
}

extension Layoutable {
  /// The space that layouts in this host are evaluated in: its content, if it scrolls, and its bounds otherwise.
  @_alwaysEmitIntoClient @inline(always)
  public var plumbLayoutBounds: CGRect {
    if let scrolling = plumbScrolling { return scrolling.content }
    return plumbBounds
  }

  /// An area of the host inside `bounds`, which are those that layouts in it are evaluated in.
  ///
  /// Whether a host's viewport was read is noted: it is laid out again when it scrolls.
  @inlinable
  func area(_ area: LayoutArea, in bounds: CGRect) -> CGRect {
    area == .viewport ? viewport(in: bounds) : plumbArea(area, in: bounds)
  }

  /// The part of `bounds` that is in view. While the length of the content is being found, that is scrolled to its
  /// beginning; in any other trial it is scrolled as it is.
  @usableFromInline @inline(never)
  func viewport(in bounds: CGRect) -> CGRect {
    guard let scrolling = plumbScrolling else { return bounds }
    guard let info = plumbLayoutInfo else { return scrolling.viewport }
    info.scroll.sticks = true
    guard info.isTried || info.scroll.room != nil else { return scrolling.viewport }
    noteViewport()
    if let room = info.scroll.room { return beginning(of: bounds, sized: room) }
    guard let size = info.trials.innermost?.bounds(of: self)?.size else {
      return scrolling.viewport
    }
    return CGRect(origin: scrolling.viewport.origin, size: plumbViewportSize(in: size))
  }

  /// What is in view of `bounds` if they are scrolled to their beginning.
  private func beginning(of bounds: CGRect, sized size: CGSize) -> CGRect {
    let isMirrored = plumbDirection == .rightToLeft
    let x = isMirrored ? bounds.origin.x + bounds.size.width - size.width : bounds.origin.x
    return CGRect(origin: CGPoint(x: x, y: bounds.origin.y), size: size)
  }

  /// What is in view of the host, which scrolls; while the length of its content is being found, where that begins.
  /// What is pinned through the host stands then where it would if the content were not scrolled.
  var viewportOnTrial: CGRect? {
    guard let info = plumbLayoutInfo, let room = info.scroll.room,
      let bounds = info.trials.innermost?.space.bounds
    else { return plumbScrolling?.viewport }
    return beginning(of: bounds, sized: room)
  }
}
