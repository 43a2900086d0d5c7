import Foundation

/// The place of one part of the view that is laid out, in plain numbers.
@_documentation(visibility: internal)
@frozen
public struct QuickPlace {
  // If the place is measured on a host, `span` is the span of the host, and the place is at the part `at` of it. If it
  // is measured on the parent, `span.origin` is the distance of the place from the part `at` of the parent.
  @usableFromInline typealias All = (
    part: LayoutAnchor, at: LayoutAnchor, base: QuickBase, isDirectional: Bool, span: LayoutSpan,
    ids: QuickIDs
  )

  @usableFromInline let all: All

  @_alwaysEmitIntoClient @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @_alwaysEmitIntoClient @inline(always)
  static var nowhere: QuickPlace {
    QuickPlace(
      (.start, .start, .nothing, false, LayoutSpan(origin: 0, length: 0), .nobody))
  }

  /// Places `part` of the view at the part `at` of the parent, moved by `offset` points to the right or downwards. If
  /// `along`, the parts and the offset follow the writing direction.
  @_alwaysEmitIntoClient @inline(always)
  public static func parent(
    _ part: LayoutAnchor, _ at: LayoutAnchor, _ offset: CGFloat, along: Bool
  ) -> QuickPlace {
    QuickPlace((part, at, .parent, along, LayoutSpan(origin: offset, length: 0), .nobody))
  }

  /// Places `part` of the view at the part `at` of `host`. If `along`, both parts follow the writing direction.
  @_alwaysEmitIntoClient @inline(always)
  public static func host<Axis: FrameAxis>(
    _ part: LayoutAnchor, _ host: QuickHost, _ at: LayoutAnchor, on axis: Axis.Type, along: Bool
  ) -> QuickPlace {
    QuickPlace((part, at, .host, along, LayoutSpan(of: host.all.frame, along: axis), host.all.ids))
  }

  @_alwaysEmitIntoClient @inline(always)
  var isThere: Bool {
    if case .nothing = all.base { return false }
    return true
  }

  /// The part of the frame that is placed, and its coordinate, with the margins `before` and `after`. The coordinate
  /// is NaN if the place is measured on the view itself.
  @_alwaysEmitIntoClient @inline(always)
  func placed(
    _ parent: LayoutSpan, _ before: CGFloat, _ after: CGFloat, in context: LayoutContext
  ) -> PlacedPart {
    let (part, at, base, isDirectional, host, ids) = all
    var (span, offset) = (parent, host.origin)
    if case .host = base {
      guard !ids.has(context.childID) else { return PlacedPart(part.part, at: .nan, .part) }
      (span, offset) = (host, 0)
    }
    let isMirrored = isDirectional && context.space.sign < 0
    let place = isMirrored ? 1 - part.part : part.part
    let coordinate =
      isMirrored ? span.coordinate(at: 1 - at.part) - offset : span.coordinate(at: at.part) + offset
    return PlacedPart(
      place, at: coordinate + (place == 1 ? 0 : before) - (place == 0 ? 0 : after), .part)
  }
}

/// The kind of span that a place is measured on.
@usableFromInline
@frozen
enum QuickBase: UInt8 {
  case nothing
  case parent
  case host
}
