/// The inputs that a plan was made for. The plan holds as long as they are the same.
// An object, so that a pass compares them without a copy.
final class PlanOrigin {
  let condition: AnyHashable?
  /// Whether there is a condition. Stored, because comparing `condition` with nil costs more than a small pass.
  let hasCondition: Bool
  let childrenVersion: Int?
  private let children: KnownHosts
  /// Whether the knots were planned right-to-left.
  let isMirrored: Bool
  /// Whether layouts depend on the parent's height, on its width left-to-right, and on its width right-to-left. Each
  /// answer is nil until a trial with an unlimited side asks for it.
  @exclusivity(unchecked)
  var dependsOnParent: [Bool?] = [nil, nil, nil]

  init<Container: LayoutInfoStorable>(
    of container: Container, _ children: [Container.PlumbChild], under condition: AnyHashable?,
    isMirrored: Bool
  ) {
    self.condition = condition
    hasCondition = condition != nil
    childrenVersion = container.plumbChildrenVersion
    let table = container.layoutInfo.table
    // If the container counts its changes, the children need not be compared.
    self.children = KnownHosts(childrenVersion == nil ? children : [], table.departures) {
      table.cell(of: $0) != nil
    }
    self.isMirrored = isMirrored
  }

  func holds<Child: Layoutable>(
    _ condition: AnyHashable?, _ version: Int?, _ children: [Child]
  ) -> Bool {
    // A container without conditions has nothing to compare: its condition is always nil.
    guard childrenVersion == version, !hasCondition || self.condition == condition else {
      return false
    }
    return version != nil || self.children.are(children)
  }
}
