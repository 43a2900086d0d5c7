import Foundation

extension GroupSite {
  /// Notes that a line does not fit, with those whose lengths were shortened for it. If lengths say who gives way,
  /// those that do are none of them.
  ///
  /// `isFull` says that the line reaches over the end, or would without shortening anyone.
  @inline(never)
  func noteNoRoom(_ places: Range<Int>, _ run: StoredRun, _ along: PlacedAxis, isFull: Bool) {
    guard pass.trial == nil, !isExplained else { return }
    var names: [String] = []
    if !(run.flexing?.namesWhoGivesWay ?? false) {
      for place in places where shortening(place, run, along) > RunArithmetic.noise {
        names.append(host(place).plumbName)
      }
    }
    if isFull || !names.isEmpty { note(.noRoom, run.word, shortening: names) }
  }

  /// By how much the child at a place is shorter than what it asks for along the run.
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
