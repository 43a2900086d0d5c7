// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension PinChain where H: PinTakesLeft, H.AddingLeft: PinTakesRight {
  /// Fills the gap between two views, whichever of them comes first: two views.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func horizontallyBetween(_ view: some LayoutReference, and other: some LayoutReference)
    -> PinChain<View, H.AddingLeft.AddingRight, V, Adjustment, Edges, Widths, Heights>
  {
    let gap = speech.use.gap(view, other, on: .horizontal)
    return .init(
      speech.saying(PinFact<Horizontal>(.anchor(.start, .gap(gap, .start)), .horizontallyBetween))
        .saying(PinFact<Horizontal>(.anchor(.end, .gap(gap, .end)), .horizontallyBetween)))
  }

  /// Fills the gap between two views, whichever of them comes first: the same, with nothing aligned.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Nothing
  ) -> PinChain<View, H.AddingLeft.AddingRight, V, Adjustment, Edges, Widths, Heights> {
    let gap = speech.use.gap(view, other, on: .horizontal)
    return .init(
      speech.saying(PinFact<Horizontal>(.anchor(.start, .gap(gap, .start)), .horizontallyBetween))
        .saying(PinFact<Horizontal>(.anchor(.end, .gap(gap, .end)), .horizontallyBetween)))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesLeft, H.AddingLeft: PinTakesRight {
  /// Fills the gap between two views, whichever of them comes first: and aligns the top edge with that of the first view.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Top
  ) -> PinChain<View, H.AddingLeft.AddingRight, V.AddingTop, Adjustment, Edges, Widths, Heights> {
    let gap = speech.use.gap(view, other, on: .horizontal)
    return .init(
      speech.saying(PinFact<Horizontal>(.anchor(.start, .gap(gap, .start)), .horizontallyBetween))
        .saying(PinFact<Horizontal>(.anchor(.end, .gap(gap, .end)), .horizontallyBetween)).saying(
          PinFact<Vertical>(
            .anchor(.start, speech.use.place(view, .start).onlyIf(gap)), .horizontallyBetween)))
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesLeft, H.AddingLeft: PinTakesRight {
  /// Fills the gap between two views, whichever of them comes first: and aligns the vertical center with that of the first view.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.VCenter
  ) -> PinChain<View, H.AddingLeft.AddingRight, V.AddingVCenter, Adjustment, Edges, Widths, Heights>
  {
    let gap = speech.use.gap(view, other, on: .horizontal)
    return .init(
      speech.saying(PinFact<Horizontal>(.anchor(.start, .gap(gap, .start)), .horizontallyBetween))
        .saying(PinFact<Horizontal>(.anchor(.end, .gap(gap, .end)), .horizontallyBetween)).saying(
          PinFact<Vertical>(
            .anchor(.middle, speech.use.place(view, .middle).onlyIf(gap)), .horizontallyBetween)))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesLeft, H.AddingLeft: PinTakesRight {
  /// Fills the gap between two views, whichever of them comes first: and aligns the bottom edge with that of the first view.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Bottom
  ) -> PinChain<View, H.AddingLeft.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    let gap = speech.use.gap(view, other, on: .horizontal)
    return .init(
      speech.saying(PinFact<Horizontal>(.anchor(.start, .gap(gap, .start)), .horizontallyBetween))
        .saying(PinFact<Horizontal>(.anchor(.end, .gap(gap, .end)), .horizontallyBetween)).saying(
          PinFact<Vertical>(
            .anchor(.end, speech.use.place(view, .end).onlyIf(gap)), .horizontallyBetween)))
  }
}

extension PinChain where V: PinTakesTop, V.AddingTop: PinTakesBottom {
  /// Fills the gap between two views, whichever of them comes first: two views.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func verticallyBetween(_ view: some LayoutReference, and other: some LayoutReference)
    -> PinChain<View, H, V.AddingTop.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    let gap = speech.use.gap(view, other, on: .vertical)
    return .init(
      speech.saying(PinFact<Vertical>(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
        .saying(PinFact<Vertical>(.anchor(.end, .gap(gap, .end)), .verticallyBetween)))
  }

  /// Fills the gap between two views, whichever of them comes first: the same, with nothing aligned.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Nothing
  ) -> PinChain<View, H, V.AddingTop.AddingBottom, Adjustment, Edges, Widths, Heights> {
    let gap = speech.use.gap(view, other, on: .vertical)
    return .init(
      speech.saying(PinFact<Vertical>(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
        .saying(PinFact<Vertical>(.anchor(.end, .gap(gap, .end)), .verticallyBetween)))
  }
}

extension PinChain where V: PinTakesTop, V.AddingTop: PinTakesBottom, H: PinTakesLeft {
  /// Fills the gap between two views, whichever of them comes first: and aligns the left edge with that of the first view.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Left
  ) -> PinChain<View, H.AddingLeft, V.AddingTop.AddingBottom, Adjustment, Edges, Widths, Heights> {
    let gap = speech.use.gap(view, other, on: .vertical)
    return .init(
      speech.saying(PinFact<Vertical>(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
        .saying(PinFact<Vertical>(.anchor(.end, .gap(gap, .end)), .verticallyBetween)).saying(
          PinFact<Horizontal>(
            .anchor(.start, speech.use.place(view, .start).onlyIf(gap)), .verticallyBetween)))
  }
}

extension PinChain where V: PinTakesTop, V.AddingTop: PinTakesBottom, H: PinTakesHCenter {
  /// Fills the gap between two views, whichever of them comes first: and aligns the horizontal center with that of the first view.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.HCenter
  ) -> PinChain<View, H.AddingHCenter, V.AddingTop.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    let gap = speech.use.gap(view, other, on: .vertical)
    return .init(
      speech.saying(PinFact<Vertical>(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
        .saying(PinFact<Vertical>(.anchor(.end, .gap(gap, .end)), .verticallyBetween)).saying(
          PinFact<Horizontal>(
            .anchor(.middle, speech.use.place(view, .middle).onlyIf(gap)), .verticallyBetween)))
  }
}

extension PinChain where V: PinTakesTop, V.AddingTop: PinTakesBottom, H: PinTakesRight {
  /// Fills the gap between two views, whichever of them comes first: and aligns the right edge with that of the first view.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Right
  ) -> PinChain<View, H.AddingRight, V.AddingTop.AddingBottom, Adjustment, Edges, Widths, Heights> {
    let gap = speech.use.gap(view, other, on: .vertical)
    return .init(
      speech.saying(PinFact<Vertical>(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
        .saying(PinFact<Vertical>(.anchor(.end, .gap(gap, .end)), .verticallyBetween)).saying(
          PinFact<Horizontal>(
            .anchor(.end, speech.use.place(view, .end).onlyIf(gap)), .verticallyBetween)))
  }
}

extension PinChain where V: PinTakesTop, V.AddingTop: PinTakesBottom, H: PinTakesStart {
  /// Fills the gap between two views, whichever of them comes first: and aligns the edge that text starts at with that of the first view.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Start
  ) -> PinChain<View, H.AddingStart, V.AddingTop.AddingBottom, Adjustment, Edges, Widths, Heights> {
    let gap = speech.use.gap(view, other, on: .vertical)
    return .init(
      speech.saying(PinFact<Vertical>(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
        .saying(PinFact<Vertical>(.anchor(.end, .gap(gap, .end)), .verticallyBetween)).saying(
          PinFact<Horizontal>(
            .directional(.start, speech.use.place(view, .start).onlyIf(gap)), .verticallyBetween)))
  }
}

extension PinChain where V: PinTakesTop, V.AddingTop: PinTakesBottom, H: PinTakesEnd {
  /// Fills the gap between two views, whichever of them comes first: and aligns the edge that text runs towards with that of the first view.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.End
  ) -> PinChain<View, H.AddingEnd, V.AddingTop.AddingBottom, Adjustment, Edges, Widths, Heights> {
    let gap = speech.use.gap(view, other, on: .vertical)
    return .init(
      speech.saying(PinFact<Vertical>(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
        .saying(PinFact<Vertical>(.anchor(.end, .gap(gap, .end)), .verticallyBetween)).saying(
          PinFact<Horizontal>(
            .directional(.end, speech.use.place(view, .end).onlyIf(gap)), .verticallyBetween)))
  }
}
