/// The children of a headless view, from back to front.
///
/// A child knows its index, so removing it is O(1) and leaves a gap. Gaps are closed when the children are read as an
/// array. The array is cached until the children change.
@usableFromInline
struct ChildList {
  private var places: ContiguousArray<HeadlessView?> = []
  private(set) var count = 0
  private var array: [HeadlessView]? = []
  /// Changes whenever the children change.
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

  /// Removes all children from their parent, which is being released, and returns them. Gaps are returned as nil.
  ///
  /// The children forget the parent at once: the release of one child may run code that moves another child.
  mutating func takeAll() -> ContiguousArray<HeadlessView?> {
    let children = places
    array = nil
    count = 0
    places = []
    for child in children { child?.forgetParent() }
    return children
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
  /// Releases the subtrees of a view that is being released.
  ///
  /// - Parameter release: The running release of a larger subtree with the view in it; nil if there is none.
  mutating func release(during release: SubtreeRelease?) {
    // The children move from this list to `waiting`, and are never in both. So the check for other owners in
    // `run()` is right.
    if count == 0 { return }
    if let release {
      release.waiting.append(contentsOf: takeAll())
    } else {
      SubtreeRelease(of: takeAll()).run()
    }
  }
}

/// The views of a subtree that are being released, one after the other. Recursive releases would overflow the stack
/// in a deep tree.
final class SubtreeRelease {
  fileprivate var waiting: ContiguousArray<HeadlessView?>

  fileprivate init(of children: ContiguousArray<HeadlessView?>) {
    waiting = children
  }

  fileprivate func run() {
    while var place = waiting.popLast() {
      // A view with other owners is not released, and keeps its children. Any other view is released: its deinitializer
      // moves its children to `waiting`.
      if isKnownUniquelyReferenced(&place) { place?.release = self }
      place = nil
    }
  }
}
