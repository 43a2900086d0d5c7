import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// The children in the order in which the container lays them out: by their orders, and then each after
  /// those that it is pinned to. Those without a layout come last.
  ///
  /// It is an order for those who read the screen aloud, which follows the layouts and not the frames:
  ///
  ///     accessibilityElements = plumb.childrenInOrder
  public var childrenInOrder: [Host.PlumbChild] {
    let children = host.plumbChildren
    let plan = host.layoutInfo.planForTrial(of: host, children, in: host.layoutSpace)
    var turns: [ObjectIdentifier: Int] = [:]
    for host in plan.steps.list.flatMap({ plan.hosts(of: $0) }) {
      turns[ObjectIdentifier(host)] = turns.count
    }
    // Sorting by the place among the children as well keeps those without a layout as they are.
    let places = children.indices.sorted { one, other in
      let turn = { turns[ObjectIdentifier(children[$0])] ?? Int.max }
      return (turn(one), one) < (turn(other), other)
    }
    return places.map { children[$0] }
  }
}
