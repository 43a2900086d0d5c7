import Foundation

/// Which part of a frame a position fact places: along its axis, the edge with the smaller
/// coordinate, the middle, or the other edge.
@frozen
public enum Anchor: Hashable, Sendable {
  case start
  case middle
  case end

  /// How far into the frame the anchor lies, as a part of its length.
  @inlinable
  var fraction: CGFloat {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }

  /// The anchor at the same place, counted along the axis in the other direction.
  @inlinable
  var mirrored: Anchor {
    switch self {
    case .start: .end
    case .middle: .middle
    case .end: .start
    }
  }
}

/// A decided position: which part of the frame, where, and where that was written.
@frozen
public struct PositionFact<Axis: LayoutAxis> {
  @usableFromInline let anchor: Anchor
  @usableFromInline let source: PositionSource<Axis>
  @usableFromInline let callSite: CallSite

  @inlinable
  init(_ anchor: Anchor, _ source: PositionSource<Axis>, _ callSite: CallSite) {
    self.anchor = anchor
    self.source = source
    self.callSite = callSite
  }
}

/// A position fact as it is evaluated: which part of the frame lies at which coordinate.
@frozen
public struct Placement {
  @usableFromInline let anchor: Anchor
  @usableFromInline let coordinate: CGFloat

  @inlinable
  init(anchor: Anchor, coordinate: CGFloat) {
    self.anchor = anchor
    self.coordinate = coordinate
  }
}

/// A position fact of one of a frame's axes.
public protocol PlacementSource {
  /// Which part of the frame lies where; the coordinate is NaN where a reference is missing.
  func placement(in context: LayoutContext) -> Placement

  /// The fact as a person would want it told.
  func reading(in context: LayoutContext) -> FactReading
}

extension PositionFact: PlacementSource {
  @inlinable @inline(__always)
  public func placement(in context: LayoutContext) -> Placement {
    Placement(anchor: anchor, coordinate: source.coordinate(in: context))
  }

  public func reading(in context: LayoutContext) -> FactReading {
    FactReading(
      name: Axis.name(of: anchor), value: source.coordinate(in: context),
      reference: source.reference, callSite: callSite)
  }
}

/// A position on the horizontal axis: given as x, or along the writing direction.
@frozen
public enum HorizontalPositionFact {
  case absolute(PositionFact<Horizontal>)
  case directional(PositionFact<Directional>)
}

extension HorizontalPositionFact: PlacementSource {
  @inlinable @inline(__always)
  public func placement(in context: LayoutContext) -> Placement {
    switch self {
    case .absolute(let fact):
      return fact.placement(in: context)
    case .directional(let fact):
      let placement = fact.placement(in: context)
      return context.direction == .leftToRight
        ? placement
        : Placement(
          anchor: placement.anchor.mirrored,
          coordinate: context.bounds.size.width - placement.coordinate)
    }
  }

  public func reading(in context: LayoutContext) -> FactReading {
    switch self {
    case .absolute(let fact): fact.reading(in: context)
    case .directional(let fact): fact.reading(in: context)
    }
  }
}
