/// The state of a container's passes that are going on.
@usableFromInline
struct PassPhase {
  /// Whether a pass is going on.
  var isInPass = false
  /// How many passes are going on or ending. There may be several, because the end of the outermost call may lay out
  /// this container again.
  private(set) var depth = 0
  /// Whether a layout is stored that no pass has run yet.
  var hasUnrunLayouts = false
  /// The version of the children when the pass began, if the container reports each change; 0 otherwise.
  @usableFromInline private(set) var knownVersion = noVersion
  /// The number of readings in the session when the pass began.
  var firstReading = 0
  /// The index of the last step of the child for which the pass is laying out subtrees: those of the children that
  /// contain views which the child reads. Nil if there is none.
  var waitingStep: Int?
  /// Whether one of the container's layouts is being explained.
  var isExplaining = false
  private static var noVersion: Int { 0 }

  mutating func begin(_ version: Int?) {
    isInPass = true
    depth += 1
    knownVersion = version ?? Self.noVersion
  }

  mutating func end() { depth -= 1 }
}
