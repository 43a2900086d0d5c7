/// Variables that required equations leave open, and the rows that connect them.
///
/// Components do not know of each other. Each is solved by substitution if a certificate shows
/// that the result is the best one, and by the simplex method otherwise.
struct Component: Sendable {
  /// The places of its rows and of its variables in the program's lists.
  var rows: Range<Int>
  var variables: Range<Int>
  /// The rows that substitution does not use, which are to be checked.
  var checks: Range<Int>

  /// The operations of substitution.
  var substitution: Range<Int>
  /// Whether no constraint determines some of the variables, so that zeros were chosen.
  var hasChoice: Bool

  /// The operations that follow the rows that turned out to be tight, and whether some values
  /// were a choice. Then the sides of zero of the variables matter as well.
  var active: Range<Int>?
  var activeHasChoice = false
  /// The operations on the tape that were in use before.
  var spent: Range<Int>?
  /// How certain the values are in the current run.
  var status = Status.certain
  /// Whether the simplex method's result was not what playing its operations gives.
  var isUncertain = false
  /// Whether the simplex method stopped early.
  var isIncomplete = false

  enum Status: Sendable {
    case certain, uncertain
    /// The rows are followed that are likely to be tight.
    case guessed
    /// The rows that are tight are known, and what was linked by them has to be played.
    case linked
    /// Only the simplex method can find the best values.
    case hard

    /// Whether the tight rows are to be found yet.
    var isOpen: Bool { self == .uncertain || self == .guessed }
  }

  /// The operations in use.
  var operations: Range<Int> { active ?? substitution }
}
