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
  ///       left    66   pinned to photo
  ///       right  312   computed from the parent
  ///       top      8   a constant
  ///       height  20   fitted, with no limit offered
  ///
  /// The facts are evaluated once more, against things as they are now, and nothing is moved.
  public func explain(_ child: some Layoutable) -> String {
    let condition = host.layoutCondition(in: host.layoutBounds)
    let head = "\(child.layoutName) in \(host.layoutName): \(child.layoutFrame.inWords)"
    guard
      let settings = host.layoutInfo.stored(for: child)?.settings(under: condition.conditionIndex),
      let stored = settings.layout
    else { return "\(head)\n  has no layout here" }
    let plan = host.layoutInfo.trialPlan(for: host, under: condition)
    let turn = plan.steps.firstIndex { step in step.withChild(AnyObject.self) { $0 === child } }
    let when = turn.map { "number \($0 + 1) of \(plan.steps.count)" } ?? "never"
    let order = ", order \(settings.order ?? 0)" + (settings.zIndex.map { ", z-index \($0)" } ?? "")
    let under = Host.Condition.self == Unconditional.self ? "" : ", under \(condition)"
    let context = LayoutContext(parent: host, child: child, callSite: stored.callSite)
    let lines =
      ["laid out by \(stored.callSite), \(when)\(order)\(under)"]
      + stored.layout.factsInWords(in: context)
      + stored.layout.adjustmentsInWords(in: context)
    return ([head] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension IndividualLayout {
  /// A line for each fact: its name, its value and where that comes from.
  fileprivate func factsInWords(in context: LayoutContext) -> [String] {
    let frame = placed(in: context).frame(of: context.child, in: context)
    let facts =
      horizontal.readings(in: context, beside: frame.size.height)
      + vertical.readings(in: context, beside: frame.size.width)
    let values = facts.map(\.value.inWords)
    let nameLength = facts.map(\.name.count).max() ?? 0
    let valueLength = values.map(\.count).max() ?? 0
    return zip(facts, values).map { fact, value in
      let name = fact.name.padding(toLength: nameLength, withPad: " ", startingAt: 0)
      let indentation = String(repeating: " ", count: valueLength - value.count)
      return "\(name)  \(indentation)\(value)  \(fact.origin)"
    }
  }

  /// A line for each adjustment: its name and the frame that it makes.
  fileprivate func adjustmentsInWords(in context: LayoutContext) -> [String] {
    adjustments.steps(from: placed(in: context).frame(of: context.child, in: context), in: context)
      .map { "\($0.name)  to \($0.frame.inWords)" }
  }
}

extension CGRect {
  /// The frame as messages tell it.
  var inWords: String {
    "x \(origin.x.inWords), y \(origin.y.inWords), \(size.width.inWords) wide, "
      + "\(size.height.inWords) high"
  }
}

extension CGFloat {
  /// The number without a fraction that it does not have.
  var inWords: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
