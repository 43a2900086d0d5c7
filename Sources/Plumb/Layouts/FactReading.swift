import Foundation

/// One fact as `explain` shows it: its name, its current value, and where it comes from.
struct FactReading {
  let name: String
  /// The current value. For a position, it is a coordinate on the fact's axis. For a length, it is a number of points.
  var value: CGFloat
  let origin: String
  var kind: Kind
  /// The constant distance of the value from its reference. Nil if there is none, for example because a closure
  /// computes the value or the child asks for the length.
  var distance: CGFloat?
  /// The frame of the view or the area that the fact is measured on, in the parent's coordinates. Nil if there is none,
  /// or if the fact is measured on several references.
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

  /// This fact under another name.
  func named(_ name: String) -> FactReading {
    FactReading(
      name: name, value: value, origin: origin, kind: kind, distance: distance,
      reference: reference)
  }
}
