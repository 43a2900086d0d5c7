import Foundation

/// The working memory for evaluating a group. A planned group keeps one, so that its passes allocate nothing.
@usableFromInline
final class GroupWork {
  /// The indices of the members that are laid out, in order.
  @usableFromInline let active: UnsafeMutablePointer<Int32>
  /// The frames of these members. If the x of a frame is NaN, the child keeps its current frame.
  @usableFromInline let frames: UnsafeMutablePointer<CGRect>
  /// The numbers of the children: five lists of `capacity` numbers, for `lengths`, `starts`, `ends`, `seconds` and
  /// `askedFor`.
  private let numbers: UnsafeMutablePointer<CGFloat>
  /// The index after the last child of each line of a flow.
  let lineEnds: UnsafeMutablePointer<Int32>
  let capacity: Int
  /// The number of members that are laid out.
  @exclusivity(unchecked)
  @usableFromInline var count = 0
  @exclusivity(unchecked)
  var lineCount = 0
  /// The indices of laid-out children that asked for a length that is not finite. When the frames of all children are
  /// found, these children are made to keep their current ones.
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

  /// The index, in the list of members, of the child with the index `place` among those that are laid out.
  @_alwaysEmitIntoClient @inline(always)
  func member(_ place: Int) -> Int { Int(active[place]) }

  /// Makes the child at index `place` keep its current frame.
  func keep(_ place: Int) { frames[place] = CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0) }

  func keepThoseUnsound() {
    for place in unsound { keep(place) }
  }

  /// Whether the child at index `place` keeps its current frame.
  @_alwaysEmitIntoClient @inline(always)
  func keeps(_ place: Int) -> Bool { frames[place].origin.x.isNaN }
}

extension GroupWork {
  // Along the run: the lengths, and where each child begins and ends.
  var lengths: UnsafeMutablePointer<CGFloat> { numbers }
  var starts: UnsafeMutablePointer<CGFloat> { numbers + capacity }
  var ends: UnsafeMutablePointer<CGFloat> { numbers + 2 * capacity }

  /// Across the run: the second number of each child's facts, if the child was asked for that number.
  var seconds: UnsafeMutablePointer<CGFloat> { numbers + 3 * capacity }

  /// The length along the run that each child asked for, or NaN if the child was not asked. The child's number in
  /// `seconds` belongs to this length.
  var askedFor: UnsafeMutablePointer<CGFloat> { numbers + 4 * capacity }
}
