import Foundation

extension GroupSite {
  /// Reports that a line has too little room in `span`: if `isFull`, or if children were shortened that are not set to
  /// give way. The report names these children, and the children that overflow.
  ///
  /// `isFull` tells that the line overflows, or would overflow if no child were shortened.
  @inline(never)
  func noteNoRoom(
    _ places: Range<Int>, _ run: StoredRun, _ along: PlacedAxis, in span: LayoutSpan, isFull: Bool
  ) {
    guard pass.trial == nil, !isExplained else { return }
    func names(_ isMeant: (Int) -> Bool) -> [String] {
      places.filter(isMeant).map { host($0).plumbName }
    }
    let shortened = names { place in
      !(run.flexing.map { saysItGivesWay(place, $0) } ?? false)
        && shortening(place, run, along) > RunArithmetic.noise
    }
    guard isFull || !shortened.isEmpty else { return }
    let overflowing = names { place in
      work.starts[place] < span.origin - RunArithmetic.noise
        || work.ends[place] > span.end + RunArithmetic.noise
    }
    note(.noRoom, run.word, shortening: shortened, overflowing: overflowing)
  }

  private func saysItGivesWay(_ place: Int, _ flexing: RunFlexing) -> Bool {
    flexing.lengths == nil
      ? flexing.yields[cell(place)] != nil : listed(place, flexing).yield != nil
  }

  /// By how many points the child at index `place` is shorter along the run than it asks for. 0 for shares, and if the
  /// length that it asks for is not finite.
  func shortening(_ place: Int, _ run: StoredRun, _ along: PlacedAxis) -> CGFloat {
    if run.rule.isShared { return 0 }
    var wanted = work.askedFor[place].isNaN ? max(0, along.second) : work.askedFor[place]
    if let flexing = run.flexing, flexing.lengths != nil {
      let length = listed(place, flexing)
      switch length.kind {
      case .fixed(let points): wanted = max(0, points)
      case .share, .spacer: return 0
      case .fitted: wanted = min(work.askedFor[place], max(length.minimum, length.maximum))
      }
    }
    return wanted.isFinite ? max(0, wanted - work.lengths[place]) : 0
  }
}
