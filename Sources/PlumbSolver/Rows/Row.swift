/// A constraint as the solver stores it: a sum of terms, which is compared with a constant.
struct Row: Sendable {
  /// The range of its terms in the list of all terms.
  var start: Int32 = 0
  var count: Int32 = 0
  /// The number that the sum is compared with.
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

  /// Whether the sum must equal the constant.
  var isRequiredEquation: Bool {
    above == Level.required && below == Level.required
  }

  /// Whether the sum must not be above the constant, or must not be below it.
  var isRequired: Bool {
    above == Level.required || below == Level.required
  }

  /// The row's priority as an equation, the lower of its two priorities; ``Level/none`` for an inequality.
  var equationLevel: Double {
    min(above, below)
  }

  /// The priority that a sum on this side of the constant violates; ``Level/none`` if it violates none.
  func level(on side: Int8) -> Double {
    side == 0 ? Level.none : side > 0 ? above : below
  }

  /// Whether a conflict of both rows excludes this row rather than the other one. A newer row is excluded before an
  /// older one, and a row that is not protected before a protected one.
  func isNewer(than other: Row) -> Bool {
    isProtected == other.isProtected ? age > other.age : other.isProtected
  }
}
