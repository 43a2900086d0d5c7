/// A list of a view's children that are due or contain due views, in the order in which they were added.
///
/// The links of the list are stored in the views, so that a pass allocates and retains nothing for it. A view is in at
/// most one list. The parent keeps the view alive, and the view is removed from the list before it leaves its parent.
struct DueList {
  private var first: Unretained<HeadlessView>?
  private var last: Unretained<HeadlessView>?

  /// A view's place in the list.
  struct Link {
    fileprivate var previous: Unretained<HeadlessView>?
    fileprivate var next: Unretained<HeadlessView>?
    /// The number of the parent's list that the view is in; 0 for none.
    fileprivate var list: UInt8 = 0

    /// Whether the view is in a list of its parent.
    var isListed: Bool { list != 0 }
  }

  /// The number that distinguishes the two lists of a parent, `due` and `visited`.
  private let number: UInt8

  init(number: UInt8) {
    self.number = number
  }

  var isEmpty: Bool { first == nil }

  mutating func append(_ view: HeadlessView) {
    let entry = Unretained(view)
    view.dueLink = Link(previous: last, next: nil, list: number)
    if let last { last.with { $0.dueLink.next = entry } } else { first = entry }
    last = entry
  }

  mutating func popFirst() -> HeadlessView? {
    guard let view = first?.object else { return nil }
    remove(view)
    return view
  }

  /// Removes `view`, if it is in this list.
  mutating func remove(_ view: HeadlessView) {
    guard view.dueLink.list == number else { return }
    let link = view.dueLink
    if let previous = link.previous {
      previous.with { $0.dueLink.next = link.next }
    } else {
      first = link.next
    }
    if let next = link.next {
      next.with { $0.dueLink.previous = link.previous }
    } else {
      last = link.previous
    }
    view.dueLink = Link()
  }
}
