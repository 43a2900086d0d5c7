/// The children of a view that are due for layout, or have views in them that are, in the order in which
/// they became so.
///
/// A list through the views themselves: a pass neither allocates nor retains for it. A view is in one
/// list at the most, and leaves it before it leaves its parent, which keeps it alive.
struct DueList {
  private var first: Unmanaged<HeadlessView>?
  private var last: Unmanaged<HeadlessView>?

  var isEmpty: Bool { first == nil }

  mutating func append(_ view: HeadlessView) {
    let unretained = Unmanaged.passUnretained(view)
    view.isListedAsDue = true
    if let last {
      last._withUnsafeGuaranteedRef { $0.nextDue = unretained }
    } else {
      first = unretained
    }
    last = unretained
  }

  mutating func popFirst() -> HeadlessView? {
    guard let view = first?.takeUnretainedValue() else { return nil }
    first = view.nextDue
    if first == nil { last = nil }
    view.nextDue = nil
    view.isListedAsDue = false
    return view
  }

  /// Takes `view` out, if it is in this list.
  mutating func remove(_ view: HeadlessView) {
    var rest = self
    self = DueList()
    while let next = rest.popFirst() {
      if next !== view { append(next) }
    }
  }
}
