import Foundation

/// The working memory for evaluating a group. A planned group keeps one, so that its passes allocate nothing.
@usableFromInline
final class GroupWork {
  /// The members that are laid out, in order.
  @usableFromInline let active: UnsafeMutablePointer<Int32>
  /// Their frames. An x that is NaN means that the child keeps its current frame.
  @usableFromInline let frames: UnsafeMutablePointer<CGRect>
  /// The numbers of the children: five lists of `capacity` numbers, in the order of the properties below.
  private let numbers: UnsafeMutablePointer<CGFloat>
  /// The index after the last child of each line of a flow.
  let lineEnds: UnsafeMutablePointer<Int32>
  let capacity: Int
  /// The number of members that are laid out.
  @exclusivity(unchecked)
  @usableFromInline var count = 0
  @exclusivity(unchecked)
  var lineCount = 0
  /// Children that asked for lengths that are not finite. They keep their frames, once those of the others are
  /// found.
  var unsound: [Int] = []
  /// The children and spacers of a line with flexing lengths.
  var items: ContiguousArray<FlexItem> = []
  /// The issues found in this evaluation.
  var found: [LayoutIssue] = []

  init(_ capacity: Int) {
    self.capacity = capacity
    active = .allocate(capacity: capacity)
    frames = .allocate(capacity: capacity)
    numbers = .allocate(capacity: 5 * capacity)
    lineEnds = .allocate(capacity: capacity)
  }

  deinit {
    active.deallocate()
    frames.deallocate()
    numbers.deallocate()
    lineEnds.deallocate()
  }

  func begin() {
    count = 0
    lineCount = 0
    unsound.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
  }

  /// Adds a member to those that are laid out.
  @_alwaysEmitIntoClient @inline(always)
  func add(_ member: Int) {
    active[count] = Int32(member)
    count += 1
  }

  /// The member that is laid out at a place.
  @_alwaysEmitIntoClient @inline(always)
  func member(_ place: Int) -> Int { Int(active[place]) }

  /// Makes the child at a place keep its current frame.
  func keep(_ place: Int) { frames[place] = CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0) }

  func keepThoseUnsound() {
    for place in unsound { keep(place) }
  }

  /// Whether the child at a place keeps its current frame.
  @_alwaysEmitIntoClient @inline(always)
  func keeps(_ place: Int) -> Bool { frames[place].origin.x.isNaN }
}

extension GroupWork {
  // Along the run: the lengths, and where each child begins and ends.
  var lengths: UnsafeMutablePointer<CGFloat> { numbers }
  var starts: UnsafeMutablePointer<CGFloat> { numbers + capacity }
  var ends: UnsafeMutablePointer<CGFloat> { numbers + 2 * capacity }

  /// Across the run: the second number of each child's facts, if it was asked for.
  var seconds: UnsafeMutablePointer<CGFloat> { numbers + 3 * capacity }

  /// The length along the run for which each child was asked for its length across; NaN if it was not asked.
  var askedFor: UnsafeMutablePointer<CGFloat> { numbers + 4 * capacity }
}
