import Foundation

/// Where and when a group is evaluated: its container's pass, its children, and the memory to work in.
struct GroupSite {
  let pass: LayoutRun
  let parent: any Layoutable
  let grid: PixelGrid
  /// The layout that the children share.
  let layout: StoredLayout
  let hosts: ContiguousArray<UnretainedHost>
  /// Which of the group's array each child is. It counts children that are away. Empty if none is.
  let numbers: ContiguousArray<Int32>
  /// The cell in the table of each child.
  let cells: ContiguousArray<Int>
  let work: GroupWork
  /// Whether the frames are only explained. Then nothing is reported, and nothing adjusts them.
  var isExplained = false
}

extension GroupSite {
  func host(_ place: Int) -> any Layoutable { hosts[work.member(place)].object }

  /// The cell in the table of the child at a place.
  func cell(_ place: Int) -> Int32 { Int32(cells[work.member(place)]) }

  /// Which of the group's array the child at a place is.
  func number(_ place: Int) -> Int {
    let member = work.member(place)
    return numbers.isEmpty ? member : Int(numbers[member])
  }

  /// The frame of the child at a place before it is adjusted; nil if it keeps the one it has.
  func frame(_ place: Int) -> CGRect? { work.keeps(place) ? nil : work.frames[place] }

  /// How many children the group has, with those that are away.
  var total: Int { numbers.isEmpty ? hosts.count : layout.group?.members.count ?? 0 }

  /// Notes that something is wrong, to be reported once. On trial nothing has happened yet, and nothing
  /// is told.
  func note(
    _ kind: LayoutIssue.Kind, _ asked: String, of host: (any Layoutable)? = nil,
    shortening members: [String] = [], overflowing: [String] = []
  ) {
    guard pass.trial == nil, !isExplained else { return }
    var issue = LayoutIssue(
      kind: kind, view: (host ?? parent).plumbName, asked: asked, callSite: layout.callSite)
    (issue.members, issue.overflowing) = (members, overflowing)
    if !work.found.contains(issue) { work.found.append(issue) }
  }

  /// Whether `number` is one; if not, notes why.
  func isFinite(_ number: CGFloat, _ asked: @autoclosure () -> String) -> Bool {
    if number.isFinite { return true }
    note(number.missingReason, asked())
    return false
  }

  /// Where a run or a matrix begins and ends along an axis, and the room between. On a trial without a limit, the
  /// room is nil if the `layout` of the ends depends on the parent's length, which is still to be found.
  func room<Axis: FrameAxis>(
    of ends: PlacedAxis, _ layout: StoredLayout, for word: String, isDirectional: Bool,
    along axis: Axis.Type
  ) -> (span: LayoutSpan, room: CGFloat?)? {
    for (number, name) in [(ends.first, ends.names.0), (ends.second, ends.names.1)]
    where !isFinite(number, "the \(word)'s \(name.words(on: axis))") { return nil }
    let span = ends.span
    let isUnlimited = pass.isUnlimited(axis)
    let isOpen =
      isUnlimited
      && (span.length <= 0
        || layout.dependsOnParent(
          alongRows: Axis.kind == .vertical, isMirrored: pass.space.isMirrored, pass.table, parent))
    if span.length >= 0, !isOpen { return (span, span.length) }
    let start = isDirectional && pass.space.isMirrored ? span.end : span.origin
    if !isUnlimited { note(.negativeLength, "the \(word)'s \(Axis.lengthName)") }
    return (LayoutSpan(origin: start, length: 0), isUnlimited ? nil : 0)
  }

  /// Notes on a trial without a limit where a run or a matrix begins and ends, and how long it must be for its
  /// children.
  func noteEnds<Axis: FrameAxis>(_ ends: LayoutSpan, needed: CGFloat, along axis: Axis.Type) {
    guard pass.isUnlimited(axis), let trial = pass.trial as? LayoutTrial, let cell = cells.first
    else { return }
    trial.noteGroup(ends, needed: needed, at: cell, along: axis)
  }

  /// A length that a child asks for; 0 if it is none. If it counts, the child is noted then. If it is no number
  /// or infinite, the child keeps its frame as well.
  ///
  /// A length does not count that only says how much room there should be: on trial, or for a matrix in a frame
  /// that is fitted.
  func sound(_ length: CGFloat, _ asked: String, of place: Int, counts: Bool) -> CGFloat {
    if length.isLength { return length }
    guard counts else { return 0 }
    note(length.isFinite ? .negativeLength : length.missingReason, asked, of: host(place))
    if !length.isFinite { work.unsound.append(place) }
    return 0
  }

  func keepAll() {
    for place in 0..<work.count { work.keep(place) }
  }

  /// The frame of the child at a place, mended, adjusted and on the grid, from numbers that are not
  /// sound or have adjustments.
  @inline(never)
  func settle(_ place: Int, _ placed: PlacedFrame) {
    if isExplained {
      work.frames[place] = placed.frame
      if !placed.frame.isSound { work.keep(place) }
      return
    }
    pass.child = hosts[work.member(place)]
    let evaluation = LayoutEvaluation(
      context: pass.context(in: parent), adjustments: layout.adjustments,
      callSite: layout.callSite)
    if let frame = evaluation.settled(placed) {
      work.frames[place] = frame
    } else {
      work.keep(place)
    }
  }
}

extension CGFloat {
  /// Whether a view can be so long.
  var isLength: Bool { self >= 0 && isFinite }
}
