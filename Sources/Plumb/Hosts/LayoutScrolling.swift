import Foundation

/// The viewport and the content size of a host that scrolls.
///
/// Views in a scrolling host measure from its *content*: a rectangle at (0, 0) that is as large as
/// ``contentSize``, and at least as large as the viewport. So a layout states a place in the content once,
/// however far it is scrolled. Views that stay in view measure from `.viewport`.
@frozen
public struct LayoutScrolling: Equatable, Sendable {
  /// The visible part of the content, in the host's own coordinates. It excludes the content's insets, which bars
  /// and keyboards cover.
  public var viewport: CGRect

  /// The size of the content, in points.
  public var contentSize: CGSize

  /// A scrolling state, with the visible part and the content's size.
  public init(viewport: CGRect, contentSize: CGSize) {
    self.viewport = viewport
    self.contentSize = contentSize
  }

  /// The rectangle of the content in the host's own coordinates: it begins at (0, 0), and is at least as large as the
  /// viewport.
  public var content: CGRect {
    CGRect(
      x: 0, y: 0, width: max(contentSize.width, viewport.size.width),
      height: max(contentSize.height, viewport.size.height))
  }
}

/// The axes along which a container finds the length of its content.
///
/// Along them, the content is as long as the layouts need. Across them, it is as long as the viewport.
@frozen
public struct ScrollAxes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is as long as its layouts need from left to right.
  public static var horizontal: ScrollAxes { ScrollAxes(rawValue: 1) }

  /// The content is as long as its layouts need from top to bottom.
  public static var vertical: ScrollAxes { ScrollAxes(rawValue: 2) }

  /// Both axes.
  public static var both: ScrollAxes { [.horizontal, .vertical] }
}

extension Layoutable {
  /// The space in which layouts in this host are evaluated: its content if it scrolls, otherwise its bounds.
  @_alwaysEmitIntoClient @inline(always)
  public var plumbLayoutBounds: CGRect {
    if let scrolling = plumbScrolling { return scrolling.content }
    return plumbBounds
  }

  /// An area of the host inside `bounds`, the rectangle in which the host's layouts are evaluated.
  ///
  /// A read of the viewport is noted, so that this host is laid out again when it scrolls.
  @_alwaysEmitIntoClient
  func area(_ area: LayoutArea, in bounds: CGRect) -> CGRect {
    area == .viewport ? viewport(in: bounds) : plumbArea(area, in: bounds)
  }

  /// The visible part of `bounds`; all of `bounds` if the host does not scroll. While a trial finds the length of the
  /// content, the content counts as not scrolled. Any other trial uses the current scroll offset.
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
    return plumbViewport(sized: size, now: scrolling.viewport)
  }

  /// The viewport that the host has at the current scroll offset if it gets `size`. `now` is the current viewport. The
  /// result keeps the distances of `now` from the top and leading edges of the host. The distances from the other edges
  /// are unknown while the host has no size.
  private func plumbViewport(sized size: CGSize, now: CGRect) -> CGRect {
    var viewport = CGRect(origin: now.origin, size: plumbViewportSize(in: size))
    if plumbDirection == .rightToLeft {
      let behind = plumbBounds.size.width - now.size.width
      viewport.origin.x += size.width - viewport.size.width - behind
    }
    return viewport
  }

  /// The visible part of `bounds` if the content is not scrolled: at the top leading corner.
  private func beginning(of bounds: CGRect, sized size: CGSize) -> CGRect {
    let isMirrored = plumbDirection == .rightToLeft
    let x = isMirrored ? bounds.origin.x + bounds.size.width - size.width : bounds.origin.x
    return CGRect(origin: CGPoint(x: x, y: bounds.origin.y), size: size)
  }

  /// The viewport of this host; nil if it does not scroll. While a trial finds the length of the content, the viewport
  /// is at the beginning of the content, so that the scroll offset does not change the length.
  var viewportOnTrial: CGRect? {
    guard let info = plumbLayoutInfo, let room = info.scroll.room,
      let bounds = info.trials.innermost?.space.bounds
    else { return plumbScrolling?.viewport }
    return beginning(of: bounds, sized: room)
  }
}
