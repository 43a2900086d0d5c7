import Foundation

/// One fact as a person would want it told: its name and its value now.
struct FactReading {
  /// The fact as its verb names it.
  let name: String
  /// A coordinate on the fact's axis for a position, points for a length.
  let value: CGFloat
  let reference: ReferenceSource?

  init<Axis>(_ anchor: Anchor, _ source: PositionSource<Axis>, in context: LayoutContext) {
    name = Axis.name(of: anchor)
    value = source.coordinate(in: context)
    reference = source.reference
  }

  init<Axis>(
    _ source: LengthSource<Axis>, beside otherLength: CGFloat, in context: LayoutContext
  ) {
    name = Axis.lengthName
    reference = nil
    value =
      switch source.length(in: context) {
      // A length that follows one without a value is not to blame for what it comes to.
      case .ratio where !otherLength.isFinite: 0
      case let length: context.length(of: context.child, length, beside: otherLength, on: Axis.self)
      }
  }
}

extension HorizontalPosition {
  func reading(in context: LayoutContext) -> FactReading {
    switch self {
    case .left(let source): FactReading(.start, source, in: context)
    case .center(let source): FactReading(.middle, source, in: context)
    case .right(let source): FactReading(.end, source, in: context)
    case .leading(let source): FactReading(.start, source, in: context)
    case .trailing(let source): FactReading(.end, source, in: context)
    }
  }
}

extension VerticalPosition {
  func reading(in context: LayoutContext) -> FactReading {
    switch self {
    case .top(let source): FactReading(.start, source, in: context)
    case .middle(let source): FactReading(.middle, source, in: context)
    case .bottom(let source): FactReading(.end, source, in: context)
    }
  }
}

extension PositionSource {
  /// What the position is pinned to, if it is.
  var reference: ReferenceSource? {
    switch self {
    case .constant, .parent: nil
    case .reference(let reference, _): reference
    case .point(let point): point.reference
    case .directionalPoint(let point): point.reference
    }
  }
}

extension PointSource {
  /// What the point is pinned to, if it is.
  var reference: ReferenceSource? {
    switch self {
    case .parent: nil
    case .reference(let reference, _): reference
    }
  }
}
