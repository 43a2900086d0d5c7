/// What a plan was made for: it is right as long as that is the same.
struct PlanOrigin {
  let condition: AnyHashable?
  /// Whether there is one. Comparing with it costs more than many a pass.
  let hasCondition: Bool
  let childrenVersion: Int?
  /// The children, where no version tells whether they are the same.
  private let children: ContiguousArray<KnownHost>
  /// The children, where the container tells of each change of them. They are kept until then, so that passes need not
  /// hold the container's list.
  private var kept: [AnyObject]
  /// The direction that knots are planned for.
  let isMirrored: Bool

  init<Container: LayoutInfoStorable>(
    of container: Container, _ children: [Container.PlumbChild], under condition: AnyHashable?,
    isMirrored: Bool
  ) {
    self.condition = condition
    hasCondition = condition != nil
    childrenVersion = container.plumbChildrenVersion
    self.children =
      childrenVersion == nil ? ContiguousArray(children.map { KnownHost($0) }) : []
    kept = childrenVersion == container.layoutInfo.version ? children : []
    self.isMirrored = isMirrored
  }

  /// Whether the children are kept alive.
  var keepsChildren: Bool { !kept.isEmpty }

  /// Gives the children that are kept, for the caller to release.
  mutating func letChildrenGo() -> [AnyObject] {
    defer { kept = [] }
    return kept
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
