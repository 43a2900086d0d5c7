/// The passes of a container that are going on.
@usableFromInline
struct PassPhase {
  /// Whether a pass is going on.
  var isInPass = false
  /// How many are going on, or end: what the end of the outermost call lays out again may be this container.
  private(set) var depth = 0
  /// The version that the children had when the pass began, if the container tells of each change.
  @usableFromInline private(set) var knownVersion = noVersion
  /// How many readings there were when the pass began that is going on.
  var firstReading = 0
  /// The step of the pass that is going on which waits for those that hold its references.
  var waitingStep: Int?
  /// The pass or trial of a knot that is going on.
  var knotRun: LayoutRun?
  /// Whether it is being found out why a child is where it is.
  var isExplaining = false
  private static var noVersion: Int { 0 }

  mutating func begin(_ version: Int?) {
    isInPass = true
    depth += 1
    knownVersion = version ?? Self.noVersion
  }

  mutating func end() { depth -= 1 }
}
