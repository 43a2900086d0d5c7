// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable, message: "before(of:) says end; end is set already; a chain says each thing once"
)
extension PinChain where H: PinHasEnd {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(of views: Reference)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Nothing
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "before(of:) says end; end beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeEnd {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(of views: Reference)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Nothing
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "before(of:) says end; end beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanEnd {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(of views: Reference)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Nothing
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where H: PinTakesEnd {
  @_alwaysEmitIntoClient public func before(of views: EmptyPinList) -> PinChain<
    View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where H: PinTakesEnd {
  @_alwaysEmitIntoClient public func before(of views: EmptyPinList, aligned: PinAlign.Nothing)
    -> PinChain<View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "a distance from a view is a margin: below(of: photo).marginTop(8)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func before(
    of view: some LayoutReference, offset: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func before(
    of view: some LayoutReference, margin: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func before(
    of view: some LayoutReference, _ points: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable, message: "before(of:) says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "before(of:) says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable, message: "before(of:) says end; end is set already; a chain says each thing once"
)
extension PinChain where H: PinHasEnd, V: PinTakesTop {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "before(of:) says end; end beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeEnd, V: PinTakesTop {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "before(of:) says end; end beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanEnd, V: PinTakesTop {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Top
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesTop, H: PinTakesEnd {
  @_alwaysEmitIntoClient public func before(of views: EmptyPinList, aligned: PinAlign.Top)
    -> PinChain<View, H.AddingEnd, V.AddingTop, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "before(of:) says vCenter; vCenter is set already; a chain says each thing once"
)
extension PinChain where V: PinHasVCenter {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "before(of:) says vCenter; vCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where V: PinHasEdgeBeforeVCenter {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable, message: "before(of:) says end; end is set already; a chain says each thing once"
)
extension PinChain where H: PinHasEnd, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "before(of:) says end; end beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeEnd, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "before(of:) says end; end beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanEnd, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.VCenter
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesVCenter, H: PinTakesEnd {
  @_alwaysEmitIntoClient public func before(of views: EmptyPinList, aligned: PinAlign.VCenter)
    -> PinChain<View, H.AddingEnd, V.AddingVCenter, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "before(of:) says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "before(of:) says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable, message: "before(of:) says end; end is set already; a chain says each thing once"
)
extension PinChain where H: PinHasEnd, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "before(of:) says end; end beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeEnd, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "before(of:) says end; end beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanEnd, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func before<Reference: LayoutReference>(
    of views: Reference, aligned: PinAlign.Bottom
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(*, unavailable, message: "an empty list pins nothing; name the views")
extension PinChain where V: PinTakesBottom, H: PinTakesEnd {
  @_alwaysEmitIntoClient public func before(of views: EmptyPinList, aligned: PinAlign.Bottom)
    -> PinChain<View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}
