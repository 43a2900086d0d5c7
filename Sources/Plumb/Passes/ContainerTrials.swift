/// The state that a container keeps of its trials: plan, loop, run and caches.
@usableFromInline
struct ContainerTrials {
  /// The plan of the last trial that could not use the plan of the last pass.
  var plan: LayoutPlan?
  /// The innermost trial that has not ended.
  var innermost: LayoutTrial?
  /// The closure that runs the steps of a trial's plan. It is created where the class of the children is known; nil
  /// until the container's public `sizeThatFits` is first called.
  @usableFromInline var loop: ((LayoutTrial) -> Void)?
  /// The run of the last trial, for reuse; nil before the first trial and while a trial uses it.
  var run: LayoutRun?
  var cache = TrialCache()
  /// Whether the container is being asked for its size.
  var isFitting = false
  /// The remembered sizes of children, by cell.
  var sizes: [Int: MeasuredSizes] = [:]
  /// Whether the sizes of all children are remembered, and not only those of children that run trials.
  @usableFromInline var remembersAll = false

  /// Counts a trial of the container. If it is the first one since the contents changed, empties the cache and lets
  /// the session run more trials.
  mutating func beginTrial(in session: LayoutSession) {
    if cache.begin(session.contents) { session.trials.noteContainer() }
  }
}
