import Foundation

/// The memory that evaluating a group works in. A planned group keeps one, so that its passes allocate
/// nothing.
@usableFromInline
final class GroupWork {
  /// Which members are laid out, in their order.
  @usableFromInline let active: UnsafeMutablePointer<Int32>
  /// Their frames. An x that is no number says that the child keeps the one it has.
  @usableFromInline let frames: UnsafeMutablePointer<CGRect>
  /// Along the run: lengths, and where each begins and ends.
  let lengths: UnsafeMutablePointer<CGFloat>
  let starts: UnsafeMutablePointer<CGFloat>
  let ends: UnsafeMutablePointer<CGFloat>
  /// Across it: the second number of each child's facts, as far as it was asked for.
  let seconds: UnsafeMutablePointer<CGFloat>
  /// Of which length each child was asked for its length across; NaN if it was not.
  let askedFor: UnsafeMutablePointer<CGFloat>
  /// Where the lines of a flow end.
  let lineEnds: UnsafeMutablePointer<Int32>
  let capacity: Int
  /// How many members are laid out.
  @exclusivity(unchecked)
  @usableFromInline var count = 0
  @exclusivity(unchecked)
  var lineCount = 0
  /// Children that asked for lengths that are no numbers, or infinite. They keep their frames, once those of the
  /// others are found.
  var unsound: [Int] = []
  /// The children and spacers of a line whose lengths grow and shrink within limits.
  var items: ContiguousArray<FlexItem> = []
  /// What was found wrong.
  var found: [LayoutIssue] = []

  init(_ capacity: Int) {
    self.capacity = capacity
    active = .allocate(capacity: capacity)
    frames = .allocate(capacity: capacity)
    lengths = .allocate(capacity: capacity)
    starts = .allocate(capacity: capacity)
    ends = .allocate(capacity: capacity)
    seconds = .allocate(capacity: capacity)
    askedFor = .allocate(capacity: capacity)
    lineEnds = .allocate(capacity: capacity)
  }

  deinit {
    active.deallocate()
    frames.deallocate()
    for numbers in [lengths, starts, ends, seconds, askedFor] { numbers.deallocate() }
    lineEnds.deallocate()
  }

  func begin() {
    count = 0
    lineCount = 0
    unsound.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
  }

  /// Has a member laid out.
  @_alwaysEmitIntoClient @inline(always)
  func add(_ member: Int) {
    active[count] = Int32(member)
    count += 1
  }

  /// Which member is laid out at this place.
  @_alwaysEmitIntoClient @inline(always)
  func member(_ place: Int) -> Int { Int(active[place]) }

  /// Has the child at a place keep its frame.
  func keep(_ place: Int) { frames[place] = CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0) }

  func keepThoseUnsound() {
    for place in unsound { keep(place) }
  }

  /// Whether the child at a place keeps its frame.
  @_alwaysEmitIntoClient @inline(always)
  func keeps(_ place: Int) -> Bool { frames[place].origin.x.isNaN }
}
