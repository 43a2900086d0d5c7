/// One step of an elimination: a row that was solved for a variable.
struct Operation: Sendable {
  /// The eliminated variable.
  var variable: Int32
  /// The row that was solved; ``noRow`` if a variable was set to zero instead.
  var row: Int32
  /// The factor that is applied to the constant and the lower terms.
  var scale: Double
  /// The level of the batch in which the row was solved; ``Level/none`` if a variable was set to zero. Levels are
  /// used from the highest down. So the operation usually depends only on operations of this level or higher ones.
  var level: Double
  /// The ranges of the operation's terms in the tape's `lower` and `upper`. Lower terms subtract offsets of variables
  /// that were eliminated earlier. Upper terms add values of variables that are eliminated later or never.
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
