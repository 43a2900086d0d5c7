import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// The children in the order in which the container lays them out: by order, then each child after those it is
  /// pinned to. Children without a layout come last.
  ///
  /// It suits screen readers, because it follows the layouts and not the frames:
  ///
  ///     accessibilityElements = plumb.childrenInOrder
  public var childrenInOrder: [Host.PlumbChild] {
    let children = host.plumbChildren
    let plan = host.layoutInfo.planForTrial(of: host, children, in: host.layoutSpace)
    var turns: [ObjectIdentifier: Int] = [:]
    for host in plan.placingSteps.flatMap({ plan.hosts(of: $0) }) {
      turns[ObjectIdentifier(host)] = turns.count
    }
    // The index breaks ties, so that children without a layout stay in their order.
    let places = children.indices.sorted { one, other in
      let turn = { turns[ObjectIdentifier(children[$0])] ?? Int.max }
      return (turn(one), one) < (turn(other), other)
    }
    return places.map { children[$0] }
  }
}
