// The states of a setup, and unavailable declarations whose messages explain the mistakes in a setup.

/// A setup that has no default layout yet.
public enum WithoutLayout {}

/// A setup that has a layout for every condition.
public enum WithLayout {}

/// A setup that leaves the child where it is.
public enum Unattached {}

/// A setup that attaches the child to the container.
public enum Attached {}

/// A setup that is complete: layouts or a front end decide the child's frame under every condition.
public protocol HasLayout {}

extension WithLayout: HasLayout {}

@available(
  *, unavailable,
  message: "the child has no default layout; add setDefaultLayout, or setLayout for all conditions"
)
extension WithoutLayout: HasLayout {}

/// A setup that can still store layouts, because no front end, such as constraints, decides the child's frame.
public protocol TakesLayout {}

extension WithoutLayout: TakesLayout {}

extension WithLayout: TakesLayout {}

/// A setup that can still attach the child.
public protocol Attachable {}

extension Unattached: Attachable {}

@available(
  *, unavailable,
  message: "the child is attached already; call addToParent or insertToParent once"
)
extension SubviewSetup where Place == Attached {
  @_alwaysEmitIntoClient public func addToParent() -> SubviewSetup { unreachable() }
  @_alwaysEmitIntoClient public func insertToParent(at index: Int) -> SubviewSetup { unreachable() }
  @_alwaysEmitIntoClient public func insertToParent(above sibling: Container.PlumbChild)
    -> SubviewSetup
  { unreachable() }
  @_alwaysEmitIntoClient public func insertToParent(below sibling: Container.PlumbChild)
    -> SubviewSetup
  { unreachable() }
}
