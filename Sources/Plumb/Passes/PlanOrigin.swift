/// What a plan was made for: it is right as long as that is the same.
struct PlanOrigin {
  let condition: AnyHashable?
  /// Whether there is one. Comparing with it costs more than many a pass.
  let hasCondition: Bool
  let childrenVersion: Int?
  private let children: ContiguousArray<KnownHost>
  /// The direction that knots are planned for.
  let isMirrored: Bool
  /// Whether children depend on the parent's height, its width, and its width right-to-left; nil until a trial
  /// without a limit asks.
  var dependsOnParent: [Bool?] = [nil, nil, nil]

  init<Container: LayoutInfoStorable>(
    of container: Container, _ children: [Container.PlumbChild], under condition: AnyHashable?,
    isMirrored: Bool
  ) {
    self.condition = condition
    hasCondition = condition != nil
    childrenVersion = container.plumbChildrenVersion
    self.children = ContiguousArray(children.map { KnownHost($0) })
    self.isMirrored = isMirrored
  }

  func holds<Child: Layoutable>(
    _ condition: AnyHashable?, _ version: Int?, _ children: [Child], _ isMirrored: Bool
  ) -> Bool {
    guard childrenVersion == version, self.isMirrored == isMirrored, self.condition == condition
    else { return false }
    if version != nil { return true }
    guard children.count == self.children.count else { return false }
    for index in children.indices where !self.children[index].isSame(children[index]) {
      return false
    }
    return true
  }
}
