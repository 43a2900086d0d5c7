import Foundation

/// One fact as a person would want it told: its name, its value now, and where it comes from.
struct FactReading {
  let name: String
  /// A coordinate on the fact's axis for a position, points for a length.
  var value: CGFloat
  let origin: String
  var kind: Kind
  /// How far from what it is measured on; nil if that is computed.
  var distance: CGFloat?
  /// What it is measured on, if that is a view or an area: in the parent's coordinates.
  var reference: CGRect?

  /// What the number is.
  struct Kind {
    let axis: LayoutAxisKind
    let isLength: Bool
    let isDirectional: Bool

    init<Axis: FrameAxis>(_ name: FactName, on axis: Axis.Type) {
      self.axis = Axis.kind
      isLength = name == .length
      isDirectional = name.isDirectional
    }
  }

  /// The same fact by another name.
  func named(_ name: String) -> FactReading {
    FactReading(
      name: name, value: value, origin: origin, kind: kind, distance: distance,
      reference: reference)
  }
}
