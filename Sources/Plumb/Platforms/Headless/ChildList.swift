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

  /// Takes all children out of their parent, which is being released.
  ///
  /// They forget it at once: while one of them is being released, its code may move any other.
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
  /// Lets go of the children of a view that is being released, whatever is in them included.
  ///
  /// - Parameter release: The release that the view is part of; nil if it was released by itself.
  mutating func release(during release: SubtreeRelease?) {
    // The children are in one list at a time, which holds them alone.
    if count == 0 { return }
    if let release {
      release.waiting.append(contentsOf: takeAll())
    } else {
      SubtreeRelease(of: takeAll()).run()
    }
  }
}

/// The views of a subtree that are being released one after the other. Views that released their own
/// children would need a piece of the stack for each level.
final class SubtreeRelease {
  fileprivate var waiting: ContiguousArray<HeadlessView?>

  fileprivate init(of children: ContiguousArray<HeadlessView?>) {
    waiting = children
  }

  fileprivate func run() {
    while var place = waiting.popLast() {
      // Whoever else holds the view keeps what is in it. All others still have their children while
      // they are being deinitialized, and then add them to those that wait.
      if isKnownUniquelyReferenced(&place) { place?.release = self }
      place = nil
    }
  }
}
