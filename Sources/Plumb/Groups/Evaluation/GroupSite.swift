import Foundation

/// The surroundings of a group's evaluation: the container's run, the children, and the working memory.
struct GroupSite {
  let pass: LayoutRun
  let parent: any Layoutable
  let grid: PixelGrid
  /// The layout that the children share.
  let layout: StoredLayout
  let hosts: ContiguousArray<UnretainedHost>
  /// For each child, its index in the group's list of members, which also has members that are not in the container
  /// now. Empty for a group that is not stored: then all members are children.
  let numbers: ContiguousArray<Int32>
  /// The cell of each child in the table.
  let cells: ContiguousArray<Int>
  let work: GroupWork
  /// Whether the group is evaluated only to explain the frame of a child, for diagnostics. Then no issue is noted, and
  /// the adjustments of the layout are not applied.
  var isExplained = false
}

extension GroupSite {
  func host(_ place: Int) -> any Layoutable { hosts[work.member(place)].object }

  /// The cell, in the host table, of the child with the index `place` among the children that are laid out.
  func cell(_ place: Int) -> Int32 { Int32(cells[work.member(place)]) }

  /// The index, in the group's list of members, of the child at index `place` among those that are laid out.
  func number(_ place: Int) -> Int {
    let member = work.member(place)
    return numbers.isEmpty ? member : Int(numbers[member])
  }

  /// The frame of the child at index `place`, without adjustments if the frames are only explained; nil if the child
  /// keeps its current frame.
  func frame(_ place: Int) -> CGRect? { work.keeps(place) ? nil : work.frames[place] }

  /// The number of the group's members, including those that are not in the container now.
  var total: Int { numbers.isEmpty ? hosts.count : layout.group?.members.count ?? 0 }

  /// Notes an issue, once. Notes nothing in a trial, or if the frames are only explained.
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

  /// Whether `number` is finite. If not, notes why.
  func isFinite(_ number: CGFloat, _ asked: @autoclosure () -> String) -> Bool {
    if number.isFinite { return true }
    note(number.missingReason, asked())
    return false
  }

  /// The ends of a run or a matrix along an axis, and the room between them; nil, and noted, if a number is not
  /// finite. A negative length is noted and becomes 0. In a trial with an unlimited axis, the room is nil if it is not
  /// found yet: `layout`, which decides the ends, depends on the parent's length, or the ends leave no length.
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

  /// On a trial with an unlimited axis, records the ends of a run or a matrix, and the length that its children
  /// need.
  func noteEnds<Axis: FrameAxis>(_ ends: LayoutSpan, needed: CGFloat, along axis: Axis.Type) {
    guard pass.isUnlimited(axis), let trial = pass.trial as? LayoutTrial, let cell = cells.first
    else { return }
    trial.noteGroup(ends, needed: needed, at: cell, along: axis)
  }

  /// The length that the child at index `place` asked for; 0 if it is negative or not finite. If `counts`, an unusable
  /// length is reported, and a child whose length is not finite will keep its frame.
  ///
  /// `counts` is false if the length is only an estimate of the room: in a trial, or for a matrix in a fitted frame.
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

  /// Settles the frame of the child at index `place`, because its numbers are not sound or the layout has adjustments.
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
  /// Whether a view can have this length.
  var isLength: Bool { self >= 0 && isFinite }
}
