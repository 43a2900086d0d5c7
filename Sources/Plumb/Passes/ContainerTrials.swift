/// What a container keeps of its trials.
@usableFromInline
struct ContainerTrials {
  /// The plan of the last one, if it was under another condition than the last pass.
  var plan: LayoutPlan?
  /// The innermost one that is going on.
  var innermost: LayoutTrial?
  /// The loop over a plan, made where the class of the children is known; nil if the container was not asked yet.
  @usableFromInline var loop: ((LayoutTrial) -> Void)?
  /// What the last one worked with; nil while one does.
  var run: LayoutRun?
  var cache = TrialCache()
  /// Whether the container is being asked for its size.
  var isFitting = false
  /// The sizes that children asked for, by their cells.
  var sizes: [Int: MeasuredSizes] = [:]
  /// Whether the sizes of all children are remembered, and not only of those that run trials.
  @usableFromInline var remembersAll = false
}
