import Foundation

/// One fact as `explain` shows it: its name, its current value, and where it comes from.
struct FactReading {
  let name: String
  /// A coordinate on the fact's axis for a position, points for a length.
  var value: CGFloat
  let origin: String
  var kind: Kind
  /// The distance from the reference; nil if a closure computes the value.
  var distance: CGFloat?
  /// The view or the area that the fact is measured on, in the parent's coordinates; nil if there is none.
  var reference: CGRect?

  /// The axis and the meaning of the value.
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

  /// The same fact under another name.
  func named(_ name: String) -> FactReading {
    FactReading(
      name: name, value: value, origin: origin, kind: kind, distance: distance,
      reference: reference)
  }
}
