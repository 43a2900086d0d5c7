import Foundation

/// A layout at once as plain numbers: what a front end fills in where it is written, and the core
/// evaluates in one place.
///
/// It says the facts that are most frequent. If a host is no plain sibling, or the frame is not sound, it
/// is not applied, and the layout is evaluated with all it says.
@_documentation(visibility: internal)
@frozen
public struct QuickLayout {
  public var columns: QuickAxis
  public var rows: QuickAxis
  /// The ratio at which the side that is not known goes with the other one; 0 for none.
  public var ratio: CGFloat
  /// Whether the layout says more than this.
  public var isTooMuch: Bool

  @inlinable @inline(__always)
  public init() {
    columns = QuickAxis()
    rows = QuickAxis()
    ratio = 0
    isTooMuch = false
  }

  /// Whether the layout says no more than two facts of each axis.
  @inlinable @inline(__always)
  var isQuick: Bool { !isTooMuch && !columns.isOverdone && !rows.isOverdone }
}

/// One axis of a quick layout.
@_documentation(visibility: internal)
@frozen
public struct QuickAxis {
  @usableFromInline var near: QuickPlace
  @usableFromInline var far: QuickPlace
  /// Which of the two are there, and the length.
  @usableFromInline var hasNear: Bool
  @usableFromInline var hasFar: Bool
  @usableFromInline var hasLength: Bool
  @usableFromInline var length: CGFloat
  /// How many times the parent's length is added to it.
  @usableFromInline var lengthPart: CGFloat
  @usableFromInline var asking: QuickAsking
  public var before: CGFloat
  public var after: CGFloat

  @inlinable @inline(__always)
  init() {
    near = QuickPlace()
    far = QuickPlace()
    hasNear = false
    hasFar = false
    hasLength = false
    length = 0
    lengthPart = 0
    asking = .nobody
    before = 0
    after = 0
  }

  @inlinable @inline(__always)
  public mutating func set(_ place: QuickPlace, isFar: Bool) {
    if isFar {
      far = place
      hasFar = true
    } else {
      near = place
      hasNear = true
    }
  }

  @inlinable @inline(__always)
  public mutating func setLength(_ points: CGFloat, part: CGFloat = 0) {
    length = points
    lengthPart = part
    hasLength = true
  }

  /// Whether the length is known without asking.
  @inlinable @inline(__always)
  public var isKnown: Bool { hasLength || hasNear && hasFar }

  /// Whether the axis says both edges and a length, which is more than two facts.
  @inlinable @inline(__always)
  public var isOverdone: Bool { (hasLength || asking.isOpen) && hasNear && hasFar }

  @inlinable @inline(__always)
  public mutating func fit() { asking = .child }

  /// Offers the child the length, instead of taking it.
  @inlinable @inline(__always)
  public mutating func offer() { asking = .childOffered }

  @inlinable @inline(__always)
  public mutating func follow(_ ratio: CGFloat) {
    asking = .otherAxis
    length = ratio
  }
}

/// Whom a length is asked of.
@usableFromInline
@frozen
enum QuickAsking {
  case nobody
  case child
  /// The child, which is offered the length that is said.
  case childOffered
  /// The other axis, at a ratio.
  case otherAxis

  @inlinable @inline(__always)
  var isOpen: Bool {
    if case .nobody = self { return false }
    return true
  }
}

/// Where a host stands, read when it was mentioned.
@_documentation(visibility: internal)
@frozen
public struct QuickHost {
  @usableFromInline let frame: CGRect
  @usableFromInline let id: Int
  /// That of another host, if there are two.
  @usableFromInline let otherID: Int
  /// The address of its parent; 0 for none, and for a host with a transform.
  @usableFromInline let parentID: Int

  @inlinable @inline(__always)
  init() {
    frame = .zero
    id = 0
    otherID = 0
    parentID = 0
  }

  @inlinable @inline(__always)
  init(_ frame: CGRect, _ host: AnyObject, in parentID: Int, isTransformed: Bool) {
    self.frame = frame
    id = Int(bitPattern: ObjectIdentifier(host))
    otherID = 0
    self.parentID = isTransformed ? 0 : parentID
  }

  /// The box around two hosts of one parent.
  @inlinable @inline(__always)
  init(_ one: QuickHost, _ other: QuickHost) {
    frame = one.frame.box(with: other.frame)
    id = one.id
    otherID = other.id
    parentID = one.parentID == other.parentID ? one.parentID : 0
  }

  /// Whether there may be anything to measure.
  @inlinable @inline(__always)
  public var isThere: Bool { parentID != 0 }
}

/// A part of the view in its place.
@_documentation(visibility: internal)
@frozen
public struct QuickPlace {
  @usableFromInline let part: CGFloat
  @usableFromInline let at: CGFloat
  @usableFromInline let offset: CGFloat
  @usableFromInline let isDirectional: Bool
  @usableFromInline let isOnHost: Bool
  @usableFromInline let host: QuickHost

  @inlinable @inline(__always)
  init() {
    self.init(.start, parent: .start, 0)
  }

  /// So far after a part of the parent.
  @inlinable @inline(__always)
  public init(_ part: LayoutAnchor, parent at: LayoutAnchor, _ offset: CGFloat, along: Bool = false)
  {
    self.part = part.part
    self.at = at.part
    self.offset = offset
    isDirectional = along
    isOnHost = false
    host = QuickHost()
  }

  /// At a part of a host.
  @inlinable @inline(__always)
  public init(_ part: LayoutAnchor, on host: QuickHost, _ at: LayoutAnchor, along: Bool = false) {
    self.part = part.part
    self.at = at.part
    offset = 0
    isDirectional = along
    isOnHost = true
    self.host = host
  }

  /// The part of the frame and its coordinate; NaN if the host is no plain sibling.
  @inlinable @inline(__always)
  func placed<Axis: FrameAxis>(
    _ axis: Axis.Type, _ before: CGFloat, _ after: CGFloat, in context: LayoutContext
  ) -> PlacedPart {
    if isOnHost,
      host.parentID != context.parentID || host.id == context.childID
        || host.otherID == context.childID
    {
      return PlacedPart(part, at: .nan, FactName(code: 6))
    }
    let span = LayoutSpan(of: isOnHost ? host.frame : context.space.bounds, along: Axis.self)
    var (part, coordinate) = (part, span.coordinate(at: at) + offset)
    if isDirectional, context.space.sign < 0 {
      coordinate = span.coordinate(at: 1 - at) - offset
      part = 1 - part
    }
    return PlacedPart(
      part, at: coordinate + (part == 1 ? 0 : before) - (part == 0 ? 0 : after),
      FactName(code: 6))
  }
}

extension QuickAxis {
  @inlinable @inline(__always)
  func placed<Axis: FrameAxis>(
    _ axis: Axis.Type, _ now: LayoutSpan, in context: LayoutContext
  ) -> PlacedAxis {
    let whole = LayoutSpan(of: context.space.bounds, along: Axis.self).length
    let said = hasLength ? length + whole * lengthPart : now.length
    let open: PlacedLength? =
      switch asking {
      case .nobody: nil
      case .child: .fitted(offer: .greatestFiniteMagnitude)
      case .childOffered: .fitted(offer: said)
      case .otherAxis: .ratio(length)
      }
    if hasNear, hasFar, open == nil {
      let one = near.placed(Axis.self, before, after, in: context)
      let other = far.placed(Axis.self, before, after, in: context)
      let (low, high) = one.part <= other.part ? (one, other) : (other, one)
      return PlacedAxis(low, .known(high.coordinate - low.coordinate))
    }
    let place =
      hasNear
      ? near.placed(Axis.self, before, after, in: context)
      : hasFar
        ? far.placed(Axis.self, before, after, in: context)
        : PlacedPart(0, at: now.origin, FactName(code: 6))
    if let open { return PlacedAxis(place, open) }
    return PlacedAxis(place, .known(said))
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
    let now = host.plumbFrame
    var (columns, rows) = (columns, rows)
    if ratio != 0 {
      if columns.isKnown { rows.follow(ratio) } else { columns.follow(ratio) }
    }
    var placed = PlacedFrame(
      columns: columns.placed(
        Horizontal.self, LayoutSpan(of: now, along: Horizontal.self), in: context),
      rows: rows.placed(Vertical.self, LayoutSpan(of: now, along: Vertical.self), in: context))
    // A place that is no number is not asked about.
    guard placed.columns.first.isFinite, placed.rows.first.isFinite else { return false }
    let grid = parent.plumbPixelGrid
    placed.close { grid.fitted(host.plumbSizeThatFits($0)) }
    let frame = grid.aligned(placed.frame)
    guard placed.frame.isSound, frame.isSound else { return false }
    host.plumbFrame = frame
    return true
  }
}
