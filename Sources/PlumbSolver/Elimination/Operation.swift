/// One step of an elimination: a row that was solved for a variable.
struct Operation: Sendable {
  /// The eliminated variable.
  var variable: Int32
  /// The row that was solved; ``noRow`` if a variable was set to zero instead.
  var row: Int32
  /// The factor that is applied to the constant and the lower terms.
  var scale: Double
  /// The priority of the batch. Everything that the operation depends on has this priority or a higher one.
  var level: Double
  /// The ranges of two kinds of terms. Offsets of earlier variables are subtracted (a row of the lower triangle);
  /// values of later variables are added (a row of the upper one).
  var lowerStart: Int32
  var lowerCount: Int32
  var upperStart: Int32
  var upperCount: Int32

  /// A sentinel for operations without a row, which set a variable to zero.
  static let noRow: Int32 = -1

  var lower: Range<Int> {
    Range(uncheckedBounds: (Int(lowerStart), Int(lowerStart) + Int(lowerCount)))
  }

  var upper: Range<Int> {
    Range(uncheckedBounds: (Int(upperStart), Int(upperStart) + Int(upperCount)))
  }
}
