// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "a maker has verbs, in one chain: make.setTop(inset: 8).setLeft(to: 8).fitSize(); all four edges are make.stickOnParent()"
)
extension LayoutMaker where State == IndividualProperty.Initial {
  @_alwaysEmitIntoClient public var top: UnknownConstraint {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public var bottom: UnknownConstraint {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public var left: UnknownConstraint {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public var right: UnknownConstraint {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public var leading: UnknownConstraint {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public var trailing: UnknownConstraint {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public var width: UnknownConstraint {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public var height: UnknownConstraint {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public var size: UnknownConstraint {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public var edges: UnknownConstraint {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public var center: UnknownConstraint {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public var centerX: UnknownConstraint {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public var centerY: UnknownConstraint {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
}

@available(
  *, unavailable,
  message:
    "the parent lays out its child, and a maker has verbs: card.plumb.layout(title) { $0.setTop(inset: 8).setLeft(inset: 8).fitSize() }"
)
extension Layoutable {
  @_alwaysEmitIntoClient public var snp: UnknownConstraints { unreachable() }
}
