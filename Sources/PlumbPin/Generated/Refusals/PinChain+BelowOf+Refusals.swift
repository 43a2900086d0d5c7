// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable, message: "below(of:) says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(of views: Reference)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Nothing
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "below(of:) says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(of views: Reference)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Nothing
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesTop {
  @_alwaysEmitIntoClient public func below(of views: EmptyPinList) -> PinChain<
    View, H, V.AddingTop, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesTop {
  @_alwaysEmitIntoClient public func below(of views: EmptyPinList, aligned: PinAlign.Nothing)
    -> PinChain<View, H, V.AddingTop, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "a distance from a view is a margin: below(of: photo).marginTop(8)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func below(
    of view: some LayoutReference, offset: CGFloat
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func below(
    of view: some LayoutReference, margin: CGFloat
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func below(
    of view: some LayoutReference, _ points: CGFloat
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable, message: "below(of:) says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable, message: "below(of:) says left; left is set already; a chain says each thing once"
)
extension PinChain where H: PinHasLeft, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says left; left beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeLeft, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says left; left beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanLeft, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Left
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesTop, H: PinTakesLeft {
  @_alwaysEmitIntoClient public func below(of views: EmptyPinList, aligned: PinAlign.Left)
    -> PinChain<View, H.AddingLeft, V.AddingTop, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "below(of:) says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.HCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.HCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "below(of:) says hCenter; hCenter is set already; a chain says each thing once"
)
extension PinChain where H: PinHasHCenter, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.HCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says hCenter; hCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where H: PinHasEdgeBeforeHCenter, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.HCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesTop, H: PinTakesHCenter {
  @_alwaysEmitIntoClient public func below(of views: EmptyPinList, aligned: PinAlign.HCenter)
    -> PinChain<View, H.AddingHCenter, V.AddingTop, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "below(of:) says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "below(of:) says right; right is set already; a chain says each thing once"
)
extension PinChain where H: PinHasRight, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says right; right beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeRight, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says right; right beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanRight, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Right
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesTop, H: PinTakesRight {
  @_alwaysEmitIntoClient public func below(of views: EmptyPinList, aligned: PinAlign.Right)
    -> PinChain<View, H.AddingRight, V.AddingTop, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "below(of:) says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "below(of:) says start; start is set already; a chain says each thing once"
)
extension PinChain where H: PinHasStart, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says start; start beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeStart, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says start; start beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanStart, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Start
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesTop, H: PinTakesStart {
  @_alwaysEmitIntoClient public func below(of views: EmptyPinList, aligned: PinAlign.Start)
    -> PinChain<View, H.AddingStart, V.AddingTop, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "below(of:) says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable, message: "below(of:) says end; end is set already; a chain says each thing once"
)
extension PinChain where H: PinHasEnd, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says end; end beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeEnd, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "below(of:) says end; end beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanEnd, V: PinTakesTop {
  @_alwaysEmitIntoClient public func below<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.End
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesTop, H: PinTakesEnd {
  @_alwaysEmitIntoClient public func below(of views: EmptyPinList, aligned: PinAlign.End)
    -> PinChain<View, H.AddingEnd, V.AddingTop, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}
