import Foundation

/// A stored position fact of the horizontal axis.
enum StoredHorizontalPosition: ~Copyable {
  case left(StoredSource<Horizontal>)
  case center(StoredSource<Horizontal>)
  case right(StoredSource<Horizontal>)
  case leading(StoredSource<Directional>)
  case trailing(StoredSource<Directional>)

  init(_ position: HorizontalPosition) {
    switch position {
    case .left(let source): self = .left(StoredSource(source))
    case .center(let source): self = .center(StoredSource(source))
    case .right(let source): self = .right(StoredSource(source))
    case .leading(let source): self = .leading(StoredSource(source))
    case .trailing(let source): self = .trailing(StoredSource(source))
    }
  }

  /// The fact as a layout has it.
  var position: HorizontalPosition {
    switch self {
    case .left(let source): .left(source.source)
    case .center(let source): .center(source.source)
    case .right(let source): .right(source.source)
    case .leading(let source): .leading(source.source)
    case .trailing(let source): .trailing(source.source)
    }
  }

  /// Which part of the frame lies at which x; NaN where a reference is missing.
  @inline(always)
  func placement(in context: LayoutContext, of child: UnretainedHost) -> Placement {
    switch self {
    case .left(let source): Placement(.start, source.coordinate(in: context, of: child))
    case .center(let source): Placement(.middle, source.coordinate(in: context, of: child))
    case .right(let source): Placement(.end, source.coordinate(in: context, of: child))
    case .leading(let source):
      Placement(.start, distance: source.coordinate(in: context, of: child), in: context.writing)
    case .trailing(let source):
      Placement(.end, distance: source.coordinate(in: context, of: child), in: context.writing)
    }
  }
}

/// A stored position fact of the vertical axis.
enum StoredVerticalPosition: ~Copyable {
  case top(StoredSource<Vertical>)
  case middle(StoredSource<Vertical>)
  case bottom(StoredSource<Vertical>)

  init(_ position: VerticalPosition) {
    switch position {
    case .top(let source): self = .top(StoredSource(source))
    case .middle(let source): self = .middle(StoredSource(source))
    case .bottom(let source): self = .bottom(StoredSource(source))
    }
  }

  /// The fact as a layout has it.
  var position: VerticalPosition {
    switch self {
    case .top(let source): .top(source.source)
    case .middle(let source): .middle(source.source)
    case .bottom(let source): .bottom(source.source)
    }
  }

  /// Which part of the frame lies at which y; NaN where a reference is missing.
  @inline(always)
  func placement(in context: LayoutContext, of child: UnretainedHost) -> Placement {
    switch self {
    case .top(let source): Placement(.start, source.coordinate(in: context, of: child))
    case .middle(let source): Placement(.middle, source.coordinate(in: context, of: child))
    case .bottom(let source): Placement(.end, source.coordinate(in: context, of: child))
    }
  }
}

/// The stored facts of the horizontal axis.
struct StoredColumns: ~Copyable {
  let position: StoredHorizontalPosition
  let other: Other

  enum Other: ~Copyable {
    case position(StoredHorizontalPosition)
    case width(StoredLength<Horizontal>)
  }

  init(_ facts: AxisFacts<Horizontal>) {
    position = StoredHorizontalPosition(facts.position)
    switch facts.other.kind {
    case .position(let fact): other = .position(StoredHorizontalPosition(fact))
    case .length(let length): other = .width(StoredLength(length))
    }
  }

  /// The facts as a layout has them.
  var facts: AxisFacts<Horizontal> {
    switch other {
    case .position(let other): AxisFacts(position.position, .position(other.position))
    case .width(let width): AxisFacts(position.position, .length(width.source))
    }
  }

  /// The facts with all evaluated that does not need the other axis.
  @inline(always)
  func placed(in context: LayoutContext, of child: UnretainedHost) -> PlacedFacts {
    let placement = position.placement(in: context, of: child)
    switch other {
    case .position(let other):
      return .span(Span(placement, other.placement(in: context, of: child)))
    case .width(let width): return PlacedFacts(placement, width.length(in: context))
    }
  }
}

/// The stored facts of the vertical axis.
struct StoredRows: ~Copyable {
  let position: StoredVerticalPosition
  let other: Other

  enum Other: ~Copyable {
    case position(StoredVerticalPosition)
    case height(StoredLength<Vertical>)
  }

  init(_ facts: AxisFacts<Vertical>) {
    position = StoredVerticalPosition(facts.position)
    switch facts.other.kind {
    case .position(let fact): other = .position(StoredVerticalPosition(fact))
    case .length(let length): other = .height(StoredLength(length))
    }
  }

  /// The facts as a layout has them.
  var facts: AxisFacts<Vertical> {
    switch other {
    case .position(let other): AxisFacts(position.position, .position(other.position))
    case .height(let height): AxisFacts(position.position, .length(height.source))
    }
  }

  /// The facts with all evaluated that does not need the other axis.
  @inline(always)
  func placed(in context: LayoutContext, of child: UnretainedHost) -> PlacedFacts {
    let placement = position.placement(in: context, of: child)
    switch other {
    case .position(let other):
      return .span(Span(placement, other.placement(in: context, of: child)))
    case .height(let height): return PlacedFacts(placement, height.length(in: context))
    }
  }
}
