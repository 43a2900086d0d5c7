import Foundation

/// One fact as `explain` shows it: its name, its current value, and where it comes from.
struct FactReading {
  let name: String
  /// The current value. For a position, it is a coordinate on the fact's axis. For a length, it is a number of points.
  var value: CGFloat
  let origin: String
  var kind: Kind
  /// The points that the fact adds to the place or the length that it is measured from; for a constant, the constant
  /// itself. Nil if they are not known, for example because a closure computes the value or the child asks for the
  /// length.
  var distance: CGFloat?
  /// The frame of the view or the area that the fact is measured on, in the parent's coordinates. Nil if there is none,
  /// if the fact is measured on several references, or if the reference cannot be measured now.
  var reference: CGRect?

  /// What the value means: its axis, whether it is a length, and whether it follows the writing direction.
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

  /// A copy of this reading whose fact has another name.
  func named(_ name: String) -> FactReading {
    FactReading(
      name: name, value: value, origin: origin, kind: kind, distance: distance,
      reference: reference)
  }
}
