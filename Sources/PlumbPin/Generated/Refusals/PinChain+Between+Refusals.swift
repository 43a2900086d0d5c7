// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "horizontallyBetween says left; left is set already; a chain says each thing once"
)
extension PinChain where H: PinHasLeft {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Nothing
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "horizontallyBetween says left; left beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeLeft {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Nothing
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "horizontallyBetween says left; left beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanLeft {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Nothing
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message: "horizontallyBetween says right; right is set already; a chain says each thing once"
)
extension PinChain where H: PinTakesLeft, H.AddingLeft: PinHasRight {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Nothing
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message: "horizontallyBetween says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "horizontallyBetween says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "horizontallyBetween says left; left is set already; a chain says each thing once"
)
extension PinChain where H: PinHasLeft, V: PinTakesTop {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "horizontallyBetween says left; left beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeLeft, V: PinTakesTop {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "horizontallyBetween says left; left beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanLeft, V: PinTakesTop {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "horizontallyBetween says right; right is set already; a chain says each thing once"
)
extension PinChain where H: PinTakesLeft, H.AddingLeft: PinHasRight, V: PinTakesTop {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "horizontallyBetween says vCenter; vCenter is set already; a chain says each thing once"
)
extension PinChain where V: PinHasVCenter {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "horizontallyBetween says vCenter; vCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where V: PinHasEdgeBeforeVCenter {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "horizontallyBetween says left; left is set already; a chain says each thing once"
)
extension PinChain where H: PinHasLeft, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "horizontallyBetween says left; left beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeLeft, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "horizontallyBetween says left; left beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanLeft, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "horizontallyBetween says right; right is set already; a chain says each thing once"
)
extension PinChain where H: PinTakesLeft, H.AddingLeft: PinHasRight, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "horizontallyBetween says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "horizontallyBetween says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "horizontallyBetween says left; left is set already; a chain says each thing once"
)
extension PinChain where H: PinHasLeft, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "horizontallyBetween says left; left beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeLeft, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "horizontallyBetween says left; left beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanLeft, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "horizontallyBetween says right; right is set already; a chain says each thing once"
)
extension PinChain where H: PinTakesLeft, H.AddingLeft: PinHasRight, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Nothing
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Nothing
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message: "verticallyBetween says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinTakesTop, V.AddingTop: PinHasBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Nothing
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message: "verticallyBetween says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinTakesTop, V.AddingTop: PinHasBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says left; left is set already; a chain says each thing once"
)
extension PinChain where H: PinHasLeft, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says left; left beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeLeft, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says left; left beside start or end: which of them is which depends on the writing direction"
)
extension PinChain
where H: PinHasOtherDirectionThanLeft, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.HCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.HCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinTakesTop, V.AddingTop: PinHasBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.HCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says hCenter; hCenter is set already; a chain says each thing once"
)
extension PinChain where H: PinHasHCenter, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.HCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says hCenter; hCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where H: PinHasEdgeBeforeHCenter, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.HCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinTakesTop, V.AddingTop: PinHasBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says right; right is set already; a chain says each thing once"
)
extension PinChain where H: PinHasRight, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says right; right beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeRight, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says right; right beside start or end: which of them is which depends on the writing direction"
)
extension PinChain
where H: PinHasOtherDirectionThanRight, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinTakesTop, V.AddingTop: PinHasBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says start; start is set already; a chain says each thing once"
)
extension PinChain where H: PinHasStart, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says start; start beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeStart, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says start; start beside left or right: which of them is which depends on the writing direction"
)
extension PinChain
where H: PinHasOtherDirectionThanStart, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinTakesTop, V.AddingTop: PinHasBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "verticallyBetween says end; end is set already; a chain says each thing once"
)
extension PinChain where H: PinHasEnd, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says end; end beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeEnd, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "verticallyBetween says end; end beside left or right: which of them is which depends on the writing direction"
)
extension PinChain
where H: PinHasOtherDirectionThanEnd, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}
