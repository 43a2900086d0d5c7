import Foundation

/// One fact as a person would want it told: its name and its value now.
public struct FactReading {
  /// The fact as its verb names it.
  let name: String
  /// A coordinate on the fact's axis for a position, points for a length.
  let value: CGFloat
  /// Where the value comes from, in words.
  let origin: String
  let reference: ReferenceSource?

  init<Axis>(_ anchor: Anchor, _ source: PositionSource<Axis>, in context: LayoutContext) {
    name = Axis.name(of: anchor)
    value = source.coordinate(in: context)
    origin = source.origin
    reference = source.reference
  }

  init<Axis>(
    _ source: LengthSource<Axis>, beside otherLength: CGFloat, in context: LayoutContext
  ) {
    name = Axis.lengthName
    origin = source.origin
    reference = nil
    value =
      switch source.length(in: context) {
      // A length that follows one without a value is not to blame for what it comes to.
      case .open(.ratio) where !otherLength.isFinite: 0
      case .known(let length): length
      case .open(let length):
        context.length(of: context.child, length, beside: otherLength, on: Axis.self)
      }
  }
}

extension PositionSource {
  /// What the position is pinned to, if it is.
  var reference: ReferenceSource? {
    switch self {
    case .constant, .parent: nil
    case .reference(let reference, _): reference
    case .view(let view, _): .view(view)
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
