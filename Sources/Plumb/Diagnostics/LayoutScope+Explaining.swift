import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// Why `child` is where it is, in words: its frame, where its layout is written, when it is laid out,
  /// each fact with its value and where that comes from, and each adjustment with what it makes of the
  /// frame.
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
  /// The facts are evaluated once more, against things as they are now, and nothing is moved.
  public func explain(_ child: some Layoutable) -> String {
    let info = host.layoutInfo
    let head = "\(child.plumbName) in \(host.plumbName): \(child.plumbFrame.inWords)"
    let condition = host.condition(in: host.plumbLayoutBounds)
    guard let settings = info.stored(for: child)?.settings(under: condition),
      let layout = settings.layout
    else { return "\(head)\n  has no layout here" }
    let children = host.plumbChildren
    let plan = info.trialPlan(for: host, children, in: host.plumbLayoutBounds)
    let turn = plan.steps.list.firstIndex { plan.hosts(of: $0).contains { $0 === child } }
    let when = turn.map { "number \($0 + 1) of \(plan.steps.count)" } ?? "never"
    let order = ", order \(settings.order ?? 0)" + (settings.zIndex.map { ", z-index \($0)" } ?? "")
    let under = condition.map { ", under \($0)" } ?? ""
    let lines =
      ["laid out by \(layout.callSite), \(when)\(order)\(under)"]
      + (plan.group(with: child).map { [$0.words(for: child)] } ?? [])
      + layout.inWords(for: child, in: host, info.table)
    return ([head] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension StoredLayout {
  /// A line for each fact and for each adjustment.
  fileprivate func inWords(
    for child: some Layoutable, in parent: some LayoutInfoStorable, _ table: HostTable
  ) -> [String] {
    let pass = LayoutPass(table)
    table.cells.beginUse()
    defer { table.cells.endUse() }
    pass.begin(ParentSpace(bounds: parent.plumbLayoutBounds, direction: parent.plumbDirection))
    pass.child = UnretainedHost(child)
    var placed = placed(in: pass, parent)
    let ask = { parent.plumbPixelGrid.fitted(child.plumbSizeThatFits($0)) }
    placed.close(asking: ask)
    let shared = readings(placed, in: pass, parent)
    let readings = group?.readings(shared, of: child, in: pass, parent) ?? shared
    if group != nil { return readings.inColumns }
    let evaluation = LayoutEvaluation(
      context: pass.context(in: parent), adjustments: adjustments, callSite: callSite)
    guard let terms = adjustments.terms, !terms.isPlain else {
      return readings.inColumns + evaluation.adjustmentsInWords(from: placed.frame)
    }
    let frame = evaluation.frame(placed, under: terms, asking: ask)
    let limits = "limits  to \(frame.inWords)"
    return readings.inColumns + [limits] + evaluation.adjustmentsInWords(from: frame)
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
  fileprivate func adjustmentsInWords(from frame: CGRect) -> [String] {
    var frame = frame
    return adjustments.adjustments.compactMap { adjustment in
      switch adjustment {
      case .afterLayout, .terms: return nil
      default: break
      }
      guard let adjusted = adjustment.adjusted(frame, in: self) else { return nil }
      frame = adjusted
      return "\(adjustment.name)  to \(frame.inWords)"
    }
  }
}
