// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "a maker has verbs, in one chain: make.setTop(inset: 8).setLeft(to: 8).fitSize(); all four edges are make.stickOnParent()"
)
extension LayoutMaker where State == IndividualProperty.Initial {
  @_alwaysEmitIntoClient public var top: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var bottom: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var left: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var right: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var leading: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var trailing: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var width: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var height: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var size: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var edges: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var center: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var centerX: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var centerY: UnknownConstraint { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the parent lays out its child, and a maker has verbs: card.plumb.layout(title) { $0.setTop(inset: 8).setLeft(inset: 8).fitSize() }"
)
extension Layoutable {
  @_alwaysEmitIntoClient public var snp: UnknownConstraints { unreachable() }
}
