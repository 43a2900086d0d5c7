import Foundation

/// The search for the least length of an unlimited side in which all children lie inside.
///
/// Where the children are is taken to be a linear function of the length: from two trials the needed length is
/// computed, and a trial of that length confirms it. This holds nearby only. So if something is still outside, a longer
/// length is tried, and the search goes on from there. Its result is taken if less is outside then.
struct LengthSearch {
  private let least: CGFloat
  private let padding: CGFloat
  /// The length of the first trial. Below it, areas have no length and begin elsewhere, so trials there mislead.
  private var shortest: CGFloat?
  private var before: TrialSpans?
  /// The result of the search before a longer length was tried.
  private(set) var shorter: (spans: TrialSpans, length: CGFloat)?

  /// The most lengths to try if they do not converge, because a child's place is no linear function of them.
  static var mostTrials: Int { 12 }

  init(atLeast least: CGFloat, padding: CGFloat) {
    self.least = least
    self.padding = padding
  }

  /// The outcome of a trial.
  enum Step {
    /// Another length is tried.
    case trying(CGFloat)
    /// The length of this trial is the least.
    case found
    /// Another length is the least; it may be below all that were tried.
    case computed(CGFloat, isBelowAll: Bool)
  }

  /// What to do after a trial.
  mutating func next(after spans: TrialSpans) -> Step {
    let shortest = shortest ?? spans.length
    self.shortest = shortest
    let next = spans.nextLength(after: before, least: least, padding: padding)
    let isFound = abs(next - spans.length) < TrialRoom.noise
    let isBelowAll = before != nil && next < shortest
    if let shorter {
      let isShorter = abs(next - shorter.length) < TrialRoom.noise
      let ends = isFound || isBelowAll
      if isShorter || ends && !spans.holdsMore(than: shorter.spans, padding: padding) {
        return .computed(shorter.length, isBelowAll: shorter.length < shortest)
      }
    } else if isFound || isBelowAll, let longer = spans.longerLength(padding: padding) {
      shorter = (spans, next)
      before = spans
      return .trying(longer)
    }
    if isFound { return .found }
    if isBelowAll { return .computed(next, isBelowAll: true) }
    before = spans
    return .trying(next)
  }
}

extension LayoutScope where Host: LayoutInfoStorable {
  /// Finds the least length of an unlimited side, and sets it in `room`. Returns the last trial if it ran at
  /// this length.
  ///
  /// The length that one condition asks for may belong to another condition, which asks for another length.
  /// If no condition asks for a length of its own, the longest one is taken.
  @_semantics("optimize.sil.specialize.generic.never")
  func tryLengths<Axis: FrameAxis>(
    of room: inout TrialRoom, along axis: Axis.Type, _ padding: CGFloat
  ) -> TriedLayouts? {
    room.condition = host.condition(in: room.bounds)
    defer { room.condition = nil }
    var (tried, most): (Set<AnyHashable>, CGFloat) = ([], 0)
    while true {
      let last = tryLengthsUnderItsCondition(of: &room, along: axis, padding)
      guard let condition = room.condition, let own = host.condition(in: room.bounds),
        own != condition
      else { return last }
      most = max(most, room[axis])
      tried.insert(condition)
      if tried.contains(own) {
        room[axis] = most
        return nil
      }
      room.condition = own
    }
  }

  /// The same under the fixed condition of `room`, whatever the lengths that are tried.
  @_semantics("optimize.sil.specialize.generic.never")
  private func tryLengthsUnderItsCondition<Axis: FrameAxis>(
    of room: inout TrialRoom, along axis: Axis.Type, _ padding: CGFloat
  ) -> TriedLayouts? {
    var search = LengthSearch(atLeast: Axis.length(of: room.least), padding: padding)
    for _ in 0..<LengthSearch.mostTrials {
      let last = tryLayouts(in: &room, along: axis)
      guard let spans = last.spans else {
        // No child depends on this length. But heights may depend on the width, so a trial of the width is
        // not reused.
        room[axis] = max(Axis.length(of: room.least), Axis.length(of: last.box) + padding)
        return Axis.kind == .vertical ? last : nil
      }
      switch search.next(after: spans) {
      case .found:
        return last
      case .trying(let length):
        room[axis] = length
      case .computed(let length, let isBelowAll):
        room[axis] = length
        if isBelowAll { tryLeast(of: &room, along: axis, padding) }
        return nil
      }
    }
    if let shorter = search.shorter { room[axis] = shorter.length }
    return nil
  }

  /// If the children seem to need no length, tries a room without any: a closure may return a length of its
  /// own there, such as `$0.width > 0 ? $0.width : 80`.
  @_semantics("optimize.sil.specialize.generic.never")
  private func tryLeast<Axis: FrameAxis>(
    of room: inout TrialRoom, along axis: Axis.Type, _ padding: CGFloat
  ) {
    let needed = room[axis]
    guard needed <= Axis.length(of: room.least) + padding else { return }
    func outside() -> CGFloat {
      tryLayouts(in: &room, along: axis).spans?.outside(padding: padding) ?? 0
    }
    let length = outside()
    guard length > TrialRoom.noise else { return }
    room[axis] += length
    // A child that moves with the far edge ends outside at any length.
    if outside() > TrialRoom.noise { room[axis] = needed }
  }
}
