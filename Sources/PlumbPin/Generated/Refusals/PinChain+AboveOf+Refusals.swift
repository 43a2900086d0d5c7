// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "above(of:) says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(of views: Reference)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Nothing
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "above(of:) says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(of views: Reference)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Nothing
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above(of views: EmptyPinList) -> PinChain<
    View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above(of views: EmptyPinList, aligned: PinAlign.Nothing)
    -> PinChain<View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "a distance from a view is a margin: below(of: photo).marginTop(8)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func above(
    of view: some LayoutReference, offset: CGFloat
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func above(
    of view: some LayoutReference, margin: CGFloat
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func above(
    of view: some LayoutReference, _ points: CGFloat
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message: "above(of:) says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable, message: "above(of:) says left; left is set already; a chain says each thing once"
)
extension PinChain where H: PinHasLeft, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says left; left beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeLeft, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says left; left beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanLeft, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesBottom, H: PinTakesLeft {
  @_alwaysEmitIntoClient public func above(of views: EmptyPinList, aligned: PinAlign.Left)
    -> PinChain<View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "above(of:) says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.HCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.HCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "above(of:) says hCenter; hCenter is set already; a chain says each thing once"
)
extension PinChain where H: PinHasHCenter, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.HCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says hCenter; hCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where H: PinHasEdgeBeforeHCenter, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.HCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesBottom, H: PinTakesHCenter {
  @_alwaysEmitIntoClient public func above(of views: EmptyPinList, aligned: PinAlign.HCenter)
    -> PinChain<View, H.AddingHCenter, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "above(of:) says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "above(of:) says right; right is set already; a chain says each thing once"
)
extension PinChain where H: PinHasRight, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says right; right beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeRight, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says right; right beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanRight, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesBottom, H: PinTakesRight {
  @_alwaysEmitIntoClient public func above(of views: EmptyPinList, aligned: PinAlign.Right)
    -> PinChain<View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "above(of:) says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "above(of:) says start; start is set already; a chain says each thing once"
)
extension PinChain where H: PinHasStart, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says start; start beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeStart, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says start; start beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanStart, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesBottom, H: PinTakesStart {
  @_alwaysEmitIntoClient public func above(of views: EmptyPinList, aligned: PinAlign.Start)
    -> PinChain<View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "above(of:) says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable, message: "above(of:) says end; end is set already; a chain says each thing once"
)
extension PinChain where H: PinHasEnd, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says end; end beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeEnd, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "above(of:) says end; end beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanEnd, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func above<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesBottom, H: PinTakesEnd {
  @_alwaysEmitIntoClient public func above(of views: EmptyPinList, aligned: PinAlign.End)
    -> PinChain<View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}
