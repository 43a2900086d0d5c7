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
    becoming {
      let gap = $0.gap(view, other, on: .horizontal)
      $0.columns.points.add(PinPoint(.anchor(.start, .gap(gap, .start)), .horizontallyBetween))
      $0.columns.points.add(PinPoint(.anchor(.end, .gap(gap, .end)), .horizontallyBetween))
    }
  }

  /// Fills the gap between two views, whichever of them comes first: the same, with nothing aligned.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Nothing
  ) -> PinChain<View, H.AddingLeft.AddingRight, V, Adjustment, Edges, Widths, Heights> {
    becoming {
      let gap = $0.gap(view, other, on: .horizontal)
      $0.columns.points.add(PinPoint(.anchor(.start, .gap(gap, .start)), .horizontallyBetween))
      $0.columns.points.add(PinPoint(.anchor(.end, .gap(gap, .end)), .horizontallyBetween))
    }
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
    becoming {
      let gap = $0.gap(view, other, on: .horizontal)
      $0.columns.points.add(PinPoint(.anchor(.start, .gap(gap, .start)), .horizontallyBetween))
      $0.columns.points.add(PinPoint(.anchor(.end, .gap(gap, .end)), .horizontallyBetween))
      $0.rows.points.add(
        PinPoint(
          .anchor(.start, $0.source(view, .top, .horizontallyBetween).onlyIf(gap)),
          .horizontallyBetween))
    }
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
    becoming {
      let gap = $0.gap(view, other, on: .horizontal)
      $0.columns.points.add(PinPoint(.anchor(.start, .gap(gap, .start)), .horizontallyBetween))
      $0.columns.points.add(PinPoint(.anchor(.end, .gap(gap, .end)), .horizontallyBetween))
      $0.rows.points.add(
        PinPoint(
          .anchor(.middle, $0.source(view, .vCenter, .horizontallyBetween).onlyIf(gap)),
          .horizontallyBetween))
    }
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
    becoming {
      let gap = $0.gap(view, other, on: .horizontal)
      $0.columns.points.add(PinPoint(.anchor(.start, .gap(gap, .start)), .horizontallyBetween))
      $0.columns.points.add(PinPoint(.anchor(.end, .gap(gap, .end)), .horizontallyBetween))
      $0.rows.points.add(
        PinPoint(
          .anchor(.end, $0.source(view, .bottom, .horizontallyBetween).onlyIf(gap)),
          .horizontallyBetween))
    }
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
    becoming {
      let gap = $0.gap(view, other, on: .vertical)
      $0.rows.points.add(PinPoint(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
      $0.rows.points.add(PinPoint(.anchor(.end, .gap(gap, .end)), .verticallyBetween))
    }
  }

  /// Fills the gap between two views, whichever of them comes first: the same, with nothing aligned.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.Nothing
  ) -> PinChain<View, H, V.AddingTop.AddingBottom, Adjustment, Edges, Widths, Heights> {
    becoming {
      let gap = $0.gap(view, other, on: .vertical)
      $0.rows.points.add(PinPoint(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
      $0.rows.points.add(PinPoint(.anchor(.end, .gap(gap, .end)), .verticallyBetween))
    }
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
    becoming {
      let gap = $0.gap(view, other, on: .vertical)
      $0.rows.points.add(PinPoint(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
      $0.rows.points.add(PinPoint(.anchor(.end, .gap(gap, .end)), .verticallyBetween))
      $0.columns.points.add(
        PinPoint(
          .anchor(.start, $0.source(view, .left, .verticallyBetween).onlyIf(gap)),
          .verticallyBetween))
    }
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
    becoming {
      let gap = $0.gap(view, other, on: .vertical)
      $0.rows.points.add(PinPoint(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
      $0.rows.points.add(PinPoint(.anchor(.end, .gap(gap, .end)), .verticallyBetween))
      $0.columns.points.add(
        PinPoint(
          .anchor(.middle, $0.source(view, .hCenter, .verticallyBetween).onlyIf(gap)),
          .verticallyBetween))
    }
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
    becoming {
      let gap = $0.gap(view, other, on: .vertical)
      $0.rows.points.add(PinPoint(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
      $0.rows.points.add(PinPoint(.anchor(.end, .gap(gap, .end)), .verticallyBetween))
      $0.columns.points.add(
        PinPoint(
          .anchor(.end, $0.source(view, .right, .verticallyBetween).onlyIf(gap)), .verticallyBetween
        ))
    }
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
    becoming {
      let gap = $0.gap(view, other, on: .vertical)
      $0.rows.points.add(PinPoint(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
      $0.rows.points.add(PinPoint(.anchor(.end, .gap(gap, .end)), .verticallyBetween))
      $0.columns.points.add(
        PinPoint(
          .directional(.start, $0.source(view, .start, .verticallyBetween).onlyIf(gap)),
          .verticallyBetween))
    }
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
    becoming {
      let gap = $0.gap(view, other, on: .vertical)
      $0.rows.points.add(PinPoint(.anchor(.start, .gap(gap, .start)), .verticallyBetween))
      $0.rows.points.add(PinPoint(.anchor(.end, .gap(gap, .end)), .verticallyBetween))
      $0.columns.points.add(
        PinPoint(
          .directional(.end, $0.source(view, .end, .verticallyBetween).onlyIf(gap)),
          .verticallyBetween))
    }
  }
}
