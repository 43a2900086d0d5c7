import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension ConstraintContainer {
  /// Builds the system of constraints if the cached one is stale, and stores the layouts of the constrained children.
  func prepareConstraints(under condition: AnyHashable?) {
    let children = plumbChildren as [any Layoutable]
    let structure = ConstraintStructure(of: self, children, under: condition)
    if let system = constraintInfo.system, system.structure == structure {
      system.store(in: self)
      return
    }
    let system = ConstraintSystem(structure, constraintInfo, in: self, children)
    constraintInfo.systems.use(system)
    system.store(in: self)
    // Without members no frame is requested, so nothing else would report the issues.
    if system.members.isEmpty { constraintInfo.report(system.flaws) }
  }
}

/// A cache key: all that a system of constraints depends on except numbers.
struct ConstraintStructure: Equatable {
  let version: Int
  let condition: AnyHashable?
  let children: [ObjectIdentifier]
  /// For each child, whether it has a stored layout of its own under `condition`.
  let layouts: [Bool]
  /// One entry for each side of a constraint whose view is not a child: the child that contains the view. Nil if no
  /// child contains the view, or if it is gone.
  let holders: [ObjectIdentifier?]
  let scrollAxes: ScrollAxes

  init(
    of container: some ConstraintContainer, _ children: [any Layoutable],
    under condition: AnyHashable?
  ) {
    version = container.constraintInfo.version
    self.condition = condition
    scrollAxes = container.constrainedScrollAxes
    self.children = children.map { ObjectIdentifier($0) }
    layouts = children.map { container.layoutInfo.hasLayout(for: $0, under: condition) }
    let known = Set(self.children)
    var holders: [ObjectIdentifier?] = []
    func note(_ held: HeldAttribute) {
      if held.host != nil, known.contains(held.id) { return }
      holders.append(held.host?.holder(in: container).map { ObjectIdentifier($0) })
    }
    for constraint in container.constraintInfo.constraints {
      note(constraint.first)
      if let second = constraint.second { note(second) }
    }
    self.holders = holders
  }
}

extension Layoutable {
  /// The child of `container` that is this host or contains it; nil if this host is not inside `container`.
  func holder(in container: any Layoutable) -> (any Layoutable)? {
    var host: any Layoutable = self
    while let parent = host.plumbParent {
      if parent === container { return host }
      host = parent
    }
    return nil
  }
}
