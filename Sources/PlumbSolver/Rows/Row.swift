/// A constraint as the solver stores it: the sum of its terms should be its constant.
struct Row: Sendable {
  /// The range of its terms in the list of all terms.
  var start: Int32 = 0
  var count: Int32 = 0
  /// The number that the sum should be.
  var constant = 0.0
  /// The priorities with which the sum should not be more, and should not be less, than the constant. An inequality has
  /// only one of them.
  var above = Level.none
  var below = Level.none
  /// The row's age as a counter: newer rows have larger numbers.
  var age = 0
  var generation: Int32 = 0
  var isProtected = false
  var isLive = false
  /// Whether the constant was edited since the last solution.
  var isEdited = false

  /// The range of its terms in the list of all terms.
  var range: Range<Int> {
    Range(uncheckedBounds: (Int(start), Int(start) + Int(count)))
  }

  /// Whether it must hold in both directions.
  var isRequiredEquation: Bool {
    above == Level.required && below == Level.required
  }

  /// Whether it must hold in a direction.
  var isRequired: Bool {
    above == Level.required || below == Level.required
  }

  /// Its priority as an equation; ``Level/none`` for an inequality.
  var equationLevel: Double {
    min(above, below)
  }

  /// The priority that is violated if the sum is on a side of the constant.
  func level(on side: Int8) -> Double {
    side == 0 ? Level.none : side > 0 ? above : below
  }

  /// Whether this row is excluded before another one in a conflict. Newer rows come first, and
  /// protected rows last.
  func isNewer(than other: Row) -> Bool {
    isProtected == other.isProtected ? age > other.age : other.isProtected
  }
}
