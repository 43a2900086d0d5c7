import Foundation

/// The place of one part of the view, in plain numbers.
@_documentation(visibility: internal)
@frozen
public struct QuickPlace {
  // The place is `offset` points after the part `at` of a span: the parent's, or a host's.
  @usableFromInline typealias All = (
    part: LayoutAnchor, at: LayoutAnchor, base: QuickBase, isDirectional: Bool, offset: CGFloat,
    span: LayoutSpan, id: Int, otherID: Int, parentID: Int
  )

  @usableFromInline let all: All

  @_alwaysEmitIntoClient @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @_alwaysEmitIntoClient @inline(always)
  static var nowhere: QuickPlace {
    QuickPlace(
      (.start, .start, .nothing, false, 0, LayoutSpan(origin: 0, length: 0), 0, 0, 0))
  }

  /// A place that is `offset` points after a part of the parent.
  @_alwaysEmitIntoClient @inline(always)
  public static func parent(
    _ part: LayoutAnchor, _ at: LayoutAnchor, _ offset: CGFloat, along: Bool
  ) -> QuickPlace {
    QuickPlace((part, at, .parent, along, offset, LayoutSpan(origin: 0, length: 0), 0, 0, 0))
  }

  /// A place at a part of a host.
  @_alwaysEmitIntoClient @inline(always)
  public static func host<Axis: FrameAxis>(
    _ part: LayoutAnchor, _ host: QuickHost, _ at: LayoutAnchor, on axis: Axis.Type, along: Bool
  ) -> QuickPlace {
    let (frame, id, otherID, parentID) = host.all
    return QuickPlace(
      (part, at, .host, along, 0, LayoutSpan(of: frame, along: axis), id, otherID, parentID))
  }

  @_alwaysEmitIntoClient @inline(always)
  var isThere: Bool {
    if case .nothing = all.base { return false }
    return true
  }

  /// The placed part of the frame and its coordinate; NaN if the host is no plain sibling.
  @_alwaysEmitIntoClient @inline(always)
  func placed(
    _ parent: LayoutSpan, _ before: CGFloat, _ after: CGFloat, in context: LayoutContext
  ) -> PlacedPart {
    let (part, at, base, isDirectional, offset, host, id, otherID, parentID) = all
    var span = parent
    if case .host = base {
      guard parentID == context.parentID, id != context.childID, otherID != context.childID
      else { return PlacedPart(part.part, at: .nan, .part) }
      span = host
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
