/// A set of connected variables that required equations alone do not determine, and the rows that connect them.
///
/// Components are independent. Each is solved by substitution if a certificate proves the result best. Otherwise other
/// active sets are tried, and at last the simplex method is used.
struct Component: Sendable {
  /// The ranges of the component's rows and variables in the lists of the program's partition.
  var rows: Range<Int>
  var variables: Range<Int>
  /// The range, in the partition's `checks`, of the rows that substitution does not use, so that they must be checked.
  var checks: Range<Int>

  /// The operations of substitution.
  var substitution: Range<Int>
  /// The operations that follow the tight rows, which may be those of substitution; nil if certificates must prove the
  /// values of substitution. If `activeHasChoice`, some values were chosen, and the variables' sides of zero are
  /// checked as well.
  var hasChoice: Bool

  /// The operations that follow the tight rows; nil if certificates prove the values of substitution. If
  /// `activeHasChoice`, some values were a choice, and the variables' sides of zero are checked as well.
  var active: Range<Int>?
  var activeHasChoice = false
  /// The operations that were in use before, and may be cut off the tape.
  var spent: Range<Int>?
  /// Whether the next run must solve the component again, because its operations do not give the best values.
  var status = Status.certain
  /// Whether playing the operations does not give the best values, so that the next run solves the component again.
  var isUncertain = false
  /// Whether the values may be wrong: the simplex method stopped early, or rounding hides the
  /// solution.
  var isIncomplete = false

  enum Status: Sendable {
    case certain, uncertain
    /// The operations follow a guess of the active set, which is not tested yet.
    case guessed
    /// The simplex method must find the best values: cheaper tries had no success or would cost more.
    case linked
    /// Only the simplex method can find the best values.
    case hard

    /// Whether the tight rows are still unknown.
    var isOpen: Bool { self == .uncertain || self == .guessed }
  }

  /// The operations in use.
  var operations: Range<Int> { active ?? substitution }
}
