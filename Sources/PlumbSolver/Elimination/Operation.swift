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
  /// The offsets that are subtracted, and the later variables that are added.
  var lowStart: Int32
  var lowCount: Int32
  var upStart: Int32
  var upCount: Int32

  /// Stands for a row that says that a variable is zero.
  static let noRow: Int32 = -1

  var lows: Range<Int> {
    Range(uncheckedBounds: (Int(lowStart), Int(lowStart) + Int(lowCount)))
  }

  var ups: Range<Int> {
    Range(uncheckedBounds: (Int(upStart), Int(upStart) + Int(upCount)))
  }
}
