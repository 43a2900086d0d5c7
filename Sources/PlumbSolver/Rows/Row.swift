/// A constraint as the solver keeps it: the sum of its terms should be its constant.
struct Row: Sendable {
  /// Where its terms are among the terms of all rows.
  var start: Int32 = 0
  var count: Int32 = 0
  /// What the sum should be.
  var constant = 0.0
  /// The priority of not being more, and of not being less; an inequality has only one of them.
  var above = Level.none
  var below = Level.none
  /// When the row was added: a number that only grows.
  var age = 0
  var generation: Int32 = 0
  var isProtected = false
  var isLive = false
  /// Whether the constant was edited since the last time that all was solved.
  var isEdited = false

  /// The indices of its terms.
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

  /// The priority of not being on a side of the constant.
  func level(on side: Int8) -> Double {
    side == 0 ? Level.none : side > 0 ? above : below
  }

  /// Whether it gives way before another: protected rows last, then newer ones first.
  func isNewer(than other: Row) -> Bool {
    isProtected == other.isProtected ? age > other.age : other.isProtected
  }
}
