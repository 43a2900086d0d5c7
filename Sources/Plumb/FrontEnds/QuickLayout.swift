import Foundation

/// A layout at once as plain numbers: what a front end fills in where it is written, and the core
/// evaluates in one place.
///
/// It says the facts that are most frequent. If a host is no plain sibling, or the frame is not sound, it
/// is not applied, and the layout is evaluated with all it says.
///
/// It is never changed in its place: what is said makes the next one, from a tuple, so that the optimizer
/// keeps it in registers. A larger struct that is written property by property stays in memory.
@_documentation(visibility: internal)
@frozen
public struct QuickLayout {
  @usableFromInline typealias All = (
    columns: QuickAxis, rows: QuickAxis, ratio: CGFloat, isTooMuch: Bool
  )

  @usableFromInline let all: All

  @inlinable @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @inlinable @inline(always)
  public static var nothing: QuickLayout {
    QuickLayout((.nothing, .nothing, 0, false))
  }
}

extension QuickLayout {
  @inlinable @inline(always)
  public func columns(_ next: (QuickAxis) -> QuickAxis) -> QuickLayout {
    let (columns, rows, ratio, isTooMuch) = all
    return QuickLayout((next(columns), rows, ratio, isTooMuch))
  }

  @inlinable @inline(always)
  public func rows(_ next: (QuickAxis) -> QuickAxis) -> QuickLayout {
    let (columns, rows, ratio, isTooMuch) = all
    return QuickLayout((columns, next(rows), ratio, isTooMuch))
  }

  /// The side that is not known goes with the other one.
  @inlinable @inline(always)
  public func ratio(_ ratio: CGFloat) -> QuickLayout {
    let (columns, rows, _, isTooMuch) = all
    return QuickLayout((columns, rows, ratio, isTooMuch))
  }

  /// The layout says more than numbers.
  @inlinable @inline(always)
  public func tooMuch(_ isMore: Bool = true) -> QuickLayout {
    let (columns, rows, ratio, isTooMuch) = all
    return QuickLayout((columns, rows, ratio, isTooMuch || isMore))
  }

  /// Whether the layout says no more than two facts of each axis.
  @inlinable @inline(always)
  var isQuick: Bool { !all.isTooMuch && !all.columns.isOverdone && !all.rows.isOverdone }
}

/// One axis of a quick layout.
@_documentation(visibility: internal)
@frozen
public struct QuickAxis {
  @usableFromInline typealias All = (
    near: QuickPlace, far: QuickPlace, length: CGFloat, lengthPart: CGFloat, before: CGFloat,
    after: CGFloat, hasLength: Bool, asking: QuickAsking
  )

  @usableFromInline let all: All

  @inlinable @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @inlinable @inline(always)
  static var nothing: QuickAxis {
    QuickAxis((.nowhere, .nowhere, 0, 0, 0, 0, false, .nobody))
  }
}

extension QuickAxis {
  @inlinable @inline(always)
  public func with(near: QuickPlace) -> QuickAxis {
    let (_, far, length, lengthPart, before, after, hasLength, asking) = all
    return QuickAxis((near, far, length, lengthPart, before, after, hasLength, asking))
  }

  @inlinable @inline(always)
  public func with(far: QuickPlace) -> QuickAxis {
    let (near, _, length, lengthPart, before, after, hasLength, asking) = all
    return QuickAxis((near, far, length, lengthPart, before, after, hasLength, asking))
  }

  /// So many points, and so many times the parent's length.
  @inlinable @inline(always)
  public func with(length: CGFloat, part: CGFloat) -> QuickAxis {
    let (near, far, _, _, before, after, _, asking) = all
    return QuickAxis((near, far, length, part, before, after, true, asking))
  }

  @inlinable @inline(always)
  public func with(before: CGFloat) -> QuickAxis {
    let (near, far, length, lengthPart, _, after, hasLength, asking) = all
    return QuickAxis((near, far, length, lengthPart, before, after, hasLength, asking))
  }

  @inlinable @inline(always)
  public func with(after: CGFloat) -> QuickAxis {
    let (near, far, length, lengthPart, before, _, hasLength, asking) = all
    return QuickAxis((near, far, length, lengthPart, before, after, hasLength, asking))
  }

  /// Asks the child for the length.
  @inlinable @inline(always)
  public var fitted: QuickAxis { asking(.child) }

  /// Offers the child the length, instead of taking it.
  @inlinable @inline(always)
  public var offered: QuickAxis { asking(.childOffered) }

  @inlinable @inline(always)
  func asking(_ asking: QuickAsking) -> QuickAxis {
    let (near, far, length, lengthPart, before, after, hasLength, _) = all
    return QuickAxis((near, far, length, lengthPart, before, after, hasLength, asking))
  }

  /// Whether the length is known without asking.
  @inlinable @inline(always)
  var isKnown: Bool { all.hasLength || all.near.isThere && all.far.isThere }

  /// Whether the child is asked for the length, and offered none.
  @inlinable @inline(always)
  var asksChild: Bool {
    if case .child = all.asking { return true }
    return false
  }

  /// Whether the length is the one that the child has.
  @inlinable @inline(always)
  var isUnsaid: Bool { !isKnown && !all.asking.isOpen }

  /// Whether the axis says both edges and a length, which is more than two facts.
  @inlinable @inline(always)
  var isOverdone: Bool {
    (all.hasLength || all.asking.isOpen) && all.near.isThere && all.far.isThere
  }
}

/// Whom a length is asked of.
@usableFromInline
@frozen
enum QuickAsking: UInt8 {
  case nobody
  case child
  /// The child, which is offered the length that is said.
  case childOffered

  @inlinable @inline(always)
  var isOpen: Bool {
    if case .nobody = self { return false }
    return true
  }
}

/// Where a host stands, read when it was mentioned.
@_documentation(visibility: internal)
@frozen
public struct QuickHost {
  @usableFromInline typealias All = (frame: CGRect, id: Int, otherID: Int, parentID: Int)

  /// Its frame and its address; that of another host, if there are two; and the address of the parent: 0
  /// for none, and for a host with a transform.
  @usableFromInline let all: All

  @inlinable @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @inlinable @inline(always)
  static var nowhere: QuickHost { QuickHost((.zero, 0, 0, 0)) }

  @inlinable @inline(always)
  static func at(
    _ frame: CGRect, _ host: AnyObject, in parentID: Int, isTransformed: Bool
  ) -> QuickHost {
    QuickHost((frame, Int(bitPattern: ObjectIdentifier(host)), 0, isTransformed ? 0 : parentID))
  }

  /// The box around two hosts of one parent.
  @inlinable @inline(always)
  static func around(_ one: QuickHost, _ other: QuickHost) -> QuickHost {
    QuickHost(
      (
        one.all.frame.box(with: other.all.frame), one.all.id, other.all.id,
        one.all.parentID == other.all.parentID ? one.all.parentID : 0
      ))
  }

  /// Whether there may be anything to measure.
  @inlinable @inline(always)
  public var isThere: Bool { all.parentID != 0 }
}

/// A part of the view in its place.
@_documentation(visibility: internal)
@frozen
public struct QuickPlace {
  // Along its axis, the place is so far after a part of a span: that of a host, or of the parent.
  @usableFromInline typealias All = (
    part: LayoutAnchor, at: LayoutAnchor, base: QuickBase, isDirectional: Bool, offset: CGFloat,
    span: LayoutSpan, id: Int, otherID: Int, parentID: Int
  )

  @usableFromInline let all: All

  @inlinable @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @inlinable @inline(always)
  static var nowhere: QuickPlace {
    QuickPlace(
      (.start, .start, .nothing, false, 0, LayoutSpan(origin: 0, length: 0), 0, 0, 0))
  }

  /// So far after a part of the parent.
  @inlinable @inline(always)
  public static func parent(
    _ part: LayoutAnchor, _ at: LayoutAnchor, _ offset: CGFloat, along: Bool
  ) -> QuickPlace {
    QuickPlace((part, at, .parent, along, offset, LayoutSpan(origin: 0, length: 0), 0, 0, 0))
  }

  /// At a part of a host.
  @inlinable @inline(always)
  public static func host<Axis: FrameAxis>(
    _ part: LayoutAnchor, _ host: QuickHost, _ at: LayoutAnchor, on axis: Axis.Type, along: Bool
  ) -> QuickPlace {
    let (frame, id, otherID, parentID) = host.all
    return QuickPlace(
      (part, at, .host, along, 0, LayoutSpan(of: frame, along: axis), id, otherID, parentID))
  }

  @inlinable @inline(always)
  var isThere: Bool {
    if case .nothing = all.base { return false }
    return true
  }

  /// The part of the frame and its coordinate; NaN if the host is no plain sibling.
  @inlinable @inline(always)
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

/// What a place is measured on.
@usableFromInline
@frozen
enum QuickBase: UInt8 {
  case nothing
  case parent
  case host
}

extension QuickAxis {
  @inlinable @inline(always)
  func placed<Axis: FrameAxis>(
    _ axis: Axis.Type, _ ratio: CGFloat, in context: LayoutContext, _ now: () -> CGRect
  ) -> PlacedAxis {
    let (near, far, length, lengthPart, before, after, hasLength, asking) = all
    let parent = LayoutSpan(of: context.space.bounds, along: axis)
    let first =
      near.isThere || far.isThere
      ? (near.isThere ? near : far).placed(parent, before, after, in: context)
      : PlacedPart(0, at: LayoutSpan(of: now(), along: axis).origin, .part)
    switch asking {
    case .child:
      return PlacedAxis(first, .fitted(offer: .greatestFiniteMagnitude))
    case .nobody where ratio != 0:
      return PlacedAxis(first, .ratio(ratio))
    case .nobody where near.isThere && far.isThere:
      return PlacedAxis(first, far.placed(parent, before, after, in: context))
    case .nobody, .childOffered:
      let said =
        hasLength
        ? length + parent.length * lengthPart : LayoutSpan(of: now(), along: axis).length
      if case .childOffered = asking {
        // A length of 0 that nobody has said is no limit.
        let isLimit = hasLength || said != 0
        return PlacedAxis(first, .fitted(offer: isLimit ? said : .greatestFiniteMagnitude))
      }
      return PlacedAxis(first, .known(said))
    }
  }
}

extension QuickLayout {
  /// Whether a size is asked for, so that layouts at once move nothing.
  @usableFromInline
  static var isSizing: Bool { LayoutSession.unretained.with { $0.sizing != nil } }

  /// Gives the host of a scope the frame of the layout; false if there is none, and nothing has been moved.
  // Without an attribute it is copied for each class, and not inlined.
  @inlinable
  public func place<Host: Layoutable>(_ scope: LayoutScope<Host>) -> Bool {
    let host = scope.host
    guard isQuick, let parent = host.plumbParent, !QuickLayout.isSizing else { return false }
    let context = LayoutContext(parent: parent, child: host)
    let (columns, rows, ratio, _) = all
    let isWide = columns.isKnown
    var placed = PlacedFrame(
      columns: columns.placed(Horizontal.self, isWide ? 0 : ratio, in: context) {
        host.plumbFrame
      },
      rows: rows.placed(Vertical.self, isWide ? ratio : 0, in: context) { host.plumbFrame })
    // A place that is no number is not asked about, and a length of 0 that nobody has said is no offer.
    guard placed.isFinite, !offersNothing(placed) else { return false }
    let grid = parent.plumbPixelGrid
    placed.close { grid.fitted(host.plumbSizeThatFits($0)) }
    let frame = placed.frame
    let aligned = grid.aligned(frame)
    guard frame.isSound, aligned.isSound else { return false }
    host.plumbFrame = aligned
    return true
  }
}

extension QuickLayout {
  /// Whether the child is asked for one length, and the other is 0 because the child has no size yet.
  @inlinable @inline(always)
  func offersNothing(_ placed: PlacedFrame) -> Bool {
    let (columns, rows, _, _) = all
    return rows.asksChild && columns.isUnsaid && placed.columns.second == 0
      || columns.asksChild && rows.isUnsaid && placed.rows.second == 0
  }
}

extension PlacedFrame {
  /// Whether all that is known so far are numbers.
  @inlinable @inline(always)
  var isFinite: Bool { (columns.first + columns.second + rows.first + rows.second).isFinite }
}
