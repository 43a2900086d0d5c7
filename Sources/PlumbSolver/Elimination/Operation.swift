/// One step of an elimination: a row that was solved for a variable.
struct Operation: Sendable {
  /// The variable that it eliminates.
  var variable: Int32
  /// The row that it uses; ``noRow`` if the constant is zero.
  var row: Int32
  /// What the constant is multiplied by.
  var scale: Double
  /// The priority of the batch. What was used to get here is of this priority or a higher one.
  var level: Double
  /// The offsets that are subtracted (a row of the lower triangle), and the later variables that are added (a row of
  /// the upper one).
  var lowerStart: Int32
  var lowerCount: Int32
  var upperStart: Int32
  var upperCount: Int32

  /// Stands for a row that says that a variable is zero.
  static let noRow: Int32 = -1

  var lower: Range<Int> {
    Range(uncheckedBounds: (Int(lowerStart), Int(lowerStart) + Int(lowerCount)))
  }

  var upper: Range<Int> {
    Range(uncheckedBounds: (Int(upperStart), Int(upperStart) + Int(upperCount)))
  }
}
