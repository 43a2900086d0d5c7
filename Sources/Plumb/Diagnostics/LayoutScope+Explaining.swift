import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// Explains in words why `child` is where it is: its frame, the source line of its layout, when it is laid out,
  /// each fact with its value and origin, and each adjustment with the resulting frame.
  ///
  ///     print(card.plumb.explain(title))
  ///
  ///     title in card: x 66, y 8, 246 wide, 20 high
  ///       laid out by Card/Card.swift:12, number 2 of 5, order 0
  ///       leading    66  photo's trailing + 8
  ///       trailing  312  the parent's trailing - 8
  ///       top         8  a constant
  ///       height     20  fitted, with no limit offered
  ///
  /// The facts are evaluated once more, in the current state; nothing is moved, and nothing is reported.
  @_optimize(size)
  public func explain(_ child: some Layoutable) -> String {
    let info = host.layoutInfo
    let head = "\(child.plumbName) in \(host.plumbName): \(child.plumbFrame.inWords)"
    let condition = host.condition(in: host.plumbLayoutBounds)
    guard let settings = info.stored(for: child)?.settings(under: condition),
      let layout = settings.layout
    else { return "\(head)\n  has no layout here" }
    let plan = info.planForTrial(of: host, host.plumbChildren, in: host.layoutSpace)
    let steps = plan.placingSteps
    let turn = steps.firstIndex { plan.hosts(of: $0).contains { $0 === child } }
    let when = turn.map { "number \($0 + 1) of \(steps.count)" } ?? "never"
    let order = ", order \(settings.order ?? 0)" + (settings.zIndex.map { ", z-index \($0)" } ?? "")
    let under = condition.map { ", under \($0)" } ?? ""
    let lines =
      ["laid out by \(layout.callSite), \(when)\(order)\(under)"]
      + (plan.knot(with: child)?.words(for: child) ?? [])
      + layout.inWords(for: child, in: host, plan.group(with: child) as? PlannedGroup)
    return ([head] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension LayoutScope where Host: LayoutInfoStorable {
  /// The facts that decide the frame of `child`, as ``explain(_:)`` shows them: the horizontal axis first, and on each
  /// axis in the order in which they were decided. Empty if `child` has no layout in this container under the current
  /// condition, or if its group leaves it out because it is hidden.
  ///
  /// Pictures draw the facts as dimension lines. The facts are evaluated once more, in the current state, and nothing
  /// is moved.
  @_optimize(size)
  public func facts(of child: some Layoutable) -> [LayoutFact] {
    let info = host.layoutInfo
    let condition = host.condition(in: host.plumbLayoutBounds)
    guard let layout = info.stored(for: child)?.settings(under: condition).layout else {
      return []
    }
    let space = host.layoutSpace
    let plan = info.planForTrial(of: host, host.plumbChildren, in: host.layoutSpace)
    let group = plan.group(with: child) as? PlannedGroup
    return layout.explanation(of: child, in: host, group).readings.map {
      LayoutFact($0, of: child.plumbFrame, in: space)
    }
  }
}

extension StoredLayout {
  /// The lines about the child's place in its group, then a line for each fact and for each adjustment.
  @_optimize(size)
  fileprivate func inWords(
    for child: some Layoutable, in parent: some LayoutInfoStorable, _ group: PlannedGroup?
  ) -> [String] {
    let explanation = explanation(of: child, in: parent, group)
    return explanation.head + explanation.readings.inColumns + explanation.adjustments
  }

  /// The child's place in its group, the facts, and a line for each adjustment.
  ///
  /// Explaining may ask the child for its size, and the child may ask for the explanation again. That recursion
  /// is stopped here.
  @_optimize(size)
  fileprivate func explanation(
    of child: some Layoutable, in parent: some LayoutInfoStorable, _ group: PlannedGroup?
  ) -> (head: [String], readings: [FactReading], adjustments: [String]) {
    let info = parent.layoutInfo
    if info.phase.isExplaining { return (["is asked for while it is being found out"], [], []) }
    let session = LayoutSession.current
    info.phase.isExplaining = true
    session.explanations += 1
    defer {
      info.phase.isExplaining = false
      session.explanations -= 1
    }
    let pass = LayoutRun(info.table)
    pass.begin(ParentSpace(bounds: parent.plumbLayoutBounds, direction: parent.plumbDirection))
    pass.child = UnretainedHost(child)
    let evaluation = LayoutEvaluation(
      context: pass.context(in: parent), adjustments: adjustments, callSite: callSite,
      isSilent: true)
    let grid = parent.plumbPixelGrid
    if let group {
      let head = [group.words(for: child)]
      guard let found = group.readings(of: child, pass, parent, on: grid) else {
        return (head + ["hidden, and left out"], [], [])
      }
      return (head, found.facts, found.frame.map { evaluation.adjustmentsInWords(from: $0) } ?? [])
    }
    var placed = placed(in: pass, parent)
    let limited = evaluation.limited(placed)
    placed.close { evaluation.ask($0) }
    let frame = limited ?? evaluation.onBaseline(placed.frame, placed) ?? placed.frame
    return (
      [], readings(placed, in: pass, parent),
      (limited.map { ["limits  to \($0.inWords)"] } ?? [])
        + evaluation.adjustmentsInWords(from: frame, placed)
    )
  }
}

extension [FactReading] {
  fileprivate var inColumns: [String] {
    let values = map(\.value.inWords)
    let nameLength = map(\.name.count).max() ?? 0
    let valueLength = values.map(\.count).max() ?? 0
    return zip(self, values).map { fact, value in
      let name = fact.name + String(repeating: " ", count: nameLength - fact.name.count)
      let indentation = String(repeating: " ", count: valueLength - value.count)
      return "\(name)  \(indentation)\(value)  \(fact.origin)"
    }
  }
}

extension LayoutEvaluation {
  @_optimize(size)
  fileprivate func adjustmentsInWords(
    from frame: CGRect, _ placed: PlacedFrame? = nil
  ) -> [String] {
    var words: [String] = []
    _ = adjusted(frame, placed) { adjustment, frame in
      switch adjustment {
      case .afterLayout, .terms: break
      default: words.append("\(adjustment.name)  to \(frame.inWords)")
      }
    }
    return words
  }
}
