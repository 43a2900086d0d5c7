/// A set of connected variables that required equations leave open, and the rows that connect them.
///
/// Components are independent. Each is solved by substitution if a certificate proves the result
/// best, and by the simplex method otherwise.
struct Component: Sendable {
  /// The places of its rows and its variables in the program's lists.
  var rows: Range<Int>
  var variables: Range<Int>
  /// The rows that substitution does not use, and that must be checked.
  var checks: Range<Int>

  /// The operations of substitution.
  var substitution: Range<Int>
  /// Whether some variables are not determined by constraints, so that zeros were chosen.
  var hasChoice: Bool

  /// The operations that follow the tight rows, if they replaced substitution. If some values were
  /// a choice, the variables' sides of zero are checked as well.
  var active: Range<Int>?
  var activeHasChoice = false
  /// The operations that were in use before, and may be cut off the tape.
  var spent: Range<Int>?
  /// The certainty of the values in the current run.
  var status = Status.certain
  /// Whether playing the operations did not give the simplex method's result.
  var isUncertain = false
  /// Whether the values may be wrong: the simplex method stopped early, or rounding hides the
  /// solution.
  var isIncomplete = false

  enum Status: Sendable {
    case certain, uncertain
    /// The operations follow a guess of the active set, which is not tested yet.
    case guessed
    /// The tight rows are known and linked. The new operations still have to be played.
    case linked
    /// Only the simplex method can find the best values.
    case hard

    /// Whether the tight rows are still unknown.
    var isOpen: Bool { self == .uncertain || self == .guessed }
  }

  /// The operations in use.
  var operations: Range<Int> { active ?? substitution }
}
