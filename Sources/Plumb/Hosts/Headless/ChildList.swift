/// The children of a headless view, from back to front.
///
/// A child knows its place, so that removing it is O(1): it leaves a gap. Gaps are closed when the
/// children are read as an array, which is kept until they change.
@usableFromInline
struct ChildList {
  private var places: ContiguousArray<HeadlessView?> = []
  private(set) var count = 0
  private var array: [HeadlessView]? = []
  /// Changes whenever the children do.
  @usableFromInline private(set) var version = 0

  init() {}

  /// The children as an array.
  @usableFromInline
  mutating func all() -> [HeadlessView] {
    if let array { return array }
    closeGaps()
    let array = places.map { $0! }
    self.array = array
    return array
  }

  mutating func append(_ child: HeadlessView) {
    child.childIndex = places.count
    places.append(child)
    count += 1
    noteChange()
  }

  mutating func insert(_ child: HeadlessView, at index: Int) {
    if index >= count { return append(child) }
    closeGaps()
    places.insert(child, at: max(0, index))
    count += 1
    number()
    noteChange()
  }

  mutating func remove(_ child: HeadlessView) {
    places[child.childIndex] = nil
    count -= 1
    if count == 0 { places.removeAll(keepingCapacity: true) }
    noteChange()
  }

  /// Takes all children out, for their parent that goes.
  mutating func takeAll() -> ContiguousArray<HeadlessView?> {
    array = nil
    count = 0
    defer { places = [] }
    return places
  }

  private mutating func noteChange() {
    array = nil
    version &+= 1
  }

  private mutating func closeGaps() {
    guard places.count != count else { return }
    places.removeAll { $0 == nil }
    number()
  }

  private func number() {
    for (index, child) in places.enumerated() { child?.childIndex = index }
  }
}

extension ChildList {
  /// Lets go of the children of a view that goes, and of theirs, one after the other. Views that
  /// released their own children would need a piece of the stack for each level.
  mutating func release() {
    guard count > 0 else { return }
    var going = takeAll()
    while var place = going.popLast() {
      guard place != nil else { continue }
      place?.forgetParent()
      // Whoever else holds the child keeps what is in it.
      guard isKnownUniquelyReferenced(&place), let child = place else { continue }
      going.append(contentsOf: child.children.takeAll())
    }
  }
}
