// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "after(of:) says start; start is set already; a chain says each thing once"
)
extension PinChain where H: PinHasStart {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(of views: Reference)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Nothing
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "after(of:) says start; start beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeStart {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(of views: Reference)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Nothing
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "after(of:) says start; start beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanStart {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(of views: Reference)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Nothing
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where H: PinTakesStart {
  @_alwaysEmitIntoClient public func after(of views: EmptyPinList) -> PinChain<
    View, H.AddingStart, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where H: PinTakesStart {
  @_alwaysEmitIntoClient public func after(of views: EmptyPinList, aligned: PinAlign.Nothing)
    -> PinChain<View, H.AddingStart, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "a distance from a view is a margin: below(of: photo).marginTop(8)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func after(
    of view: some LayoutReference, offset: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func after(
    of view: some LayoutReference, margin: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func after(
    of view: some LayoutReference, _ points: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable, message: "after(of:) says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "after(of:) says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "after(of:) says start; start is set already; a chain says each thing once"
)
extension PinChain where H: PinHasStart, V: PinTakesTop {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "after(of:) says start; start beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeStart, V: PinTakesTop {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "after(of:) says start; start beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanStart, V: PinTakesTop {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesTop, H: PinTakesStart {
  @_alwaysEmitIntoClient public func after(of views: EmptyPinList, aligned: PinAlign.Top)
    -> PinChain<View, H.AddingStart, V.AddingTop, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "after(of:) says vCenter; vCenter is set already; a chain says each thing once"
)
extension PinChain where V: PinHasVCenter {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "after(of:) says vCenter; vCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where V: PinHasEdgeBeforeVCenter {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "after(of:) says start; start is set already; a chain says each thing once"
)
extension PinChain where H: PinHasStart, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "after(of:) says start; start beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeStart, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "after(of:) says start; start beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanStart, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesVCenter, H: PinTakesStart {
  @_alwaysEmitIntoClient public func after(of views: EmptyPinList, aligned: PinAlign.VCenter)
    -> PinChain<View, H.AddingStart, V.AddingVCenter, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "after(of:) says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "after(of:) says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "after(of:) says start; start is set already; a chain says each thing once"
)
extension PinChain where H: PinHasStart, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "after(of:) says start; start beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeStart, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "after(of:) says start; start beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanStart, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func after<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesBottom, H: PinTakesStart {
  @_alwaysEmitIntoClient public func after(of views: EmptyPinList, aligned: PinAlign.Bottom)
    -> PinChain<View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}
