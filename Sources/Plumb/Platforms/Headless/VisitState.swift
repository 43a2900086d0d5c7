/// The state of a headless view in layout passes: whether it is due, and which of its children are to be visited.
struct VisitState {
  var isDue = true
  /// Whether the view is, or was, due only because its content was scrolled.
  var isOnlyScrolled = false
  var isInLayout = false
  /// The children that are due, or contain due views.
  var due = DueList(number: 1)
  /// The children that the current pass still has to visit.
  var left = DueList(number: 2)
  /// The view whose visit continues after this one's. Kept alive until then.
  var visitor: HeadlessView?
  /// The view's place in a list of its parent.
  var link = DueList.Link()

  /// Begins to visit the children that are due. Those that become due from here on wait for the next call.
  mutating func beginChildren() { swap(&due, &left) }
}
