// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain
where V: PinTakesTop, V.AddingTop: PinTakesBottom, H: PinTakesLeft, H.AddingLeft: PinTakesRight {
  /// Pins the top edge, the bottom edge, the left edge, the right edge of the view: so many points inwards from the parent's.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func all(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingLeft.AddingRight, V.AddingTop.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.start, .start, distance, false, .all)).saying(
        PinInset<Vertical>(.end, .end, -distance, false, .all)
      ).saying(PinInset<Horizontal>(.start, .start, distance, false, .all)).saying(
        PinInset<Horizontal>(.end, .end, -distance, false, .all)))
  }

  /// Pins the top edge, the bottom edge, the left edge, the right edge of the view: as far inwards as the insets say.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func all(_ insets: some PinEdgeDistances) -> PinChain<
    View, H.AddingLeft.AddingRight, V.AddingTop.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinFact<Vertical>(.anchor(.start, .inset(.start, insets.plumbInsets, .top, .top)), .all)
      ).saying(
        PinFact<Vertical>(.anchor(.end, .inset(.end, insets.plumbInsets, .bottom, .bottom)), .all)
      ).saying(
        PinFact<Horizontal>(.anchor(.start, .inset(.start, insets.plumbInsets, .left, .left)), .all)
      ).saying(
        PinFact<Horizontal>(.anchor(.end, .inset(.end, insets.plumbInsets, .right, .right)), .all)))
  }
}

extension PinChain where H: PinTakesLeft, H.AddingLeft: PinTakesRight {
  /// Pins the left edge, the right edge of the view: so many points inwards from the parent's.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func horizontally(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingLeft.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Horizontal>(.start, .start, distance, false, .horizontally)).saying(
        PinInset<Horizontal>(.end, .end, -distance, false, .horizontally)))
  }

  /// Pins the left edge, the right edge of the view: as far inwards as the insets say.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func horizontally(_ insets: some PinEdgeDistances) -> PinChain<
    View, H.AddingLeft.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinFact<Horizontal>(
          .anchor(.start, .inset(.start, insets.plumbInsets, .left, .left)), .horizontally)
      ).saying(
        PinFact<Horizontal>(
          .anchor(.end, .inset(.end, insets.plumbInsets, .right, .right)), .horizontally)))
  }

  /// Pins the left edge, the right edge of the view: so many hundredths of the parent's length inwards.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func horizontally(_ percent: PinPercent) -> PinChain<
    View, H.AddingLeft.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinFact<Horizontal>(.anchor(.start, .parent(part: percent.part)), .horizontally)
      ).saying(PinFact<Horizontal>(.anchor(.end, .parent(part: 1 - percent.part)), .horizontally)))
  }
}

extension PinChain where V: PinTakesTop, V.AddingTop: PinTakesBottom {
  /// Pins the top edge, the bottom edge of the view: so many points inwards from the parent's.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func vertically(_ distance: CGFloat = 0) -> PinChain<
    View, H, V.AddingTop.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.start, .start, distance, false, .vertically)).saying(
        PinInset<Vertical>(.end, .end, -distance, false, .vertically)))
  }

  /// Pins the top edge, the bottom edge of the view: as far inwards as the insets say.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func vertically(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, V.AddingTop.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinFact<Vertical>(
          .anchor(.start, .inset(.start, insets.plumbInsets, .top, .top)), .vertically)
      ).saying(
        PinFact<Vertical>(
          .anchor(.end, .inset(.end, insets.plumbInsets, .bottom, .bottom)), .vertically)))
  }

  /// Pins the top edge, the bottom edge of the view: so many hundredths of the parent's length inwards.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func vertically(_ percent: PinPercent) -> PinChain<
    View, H, V.AddingTop.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinFact<Vertical>(.anchor(.start, .parent(part: percent.part)), .vertically))
        .saying(PinFact<Vertical>(.anchor(.end, .parent(part: 1 - percent.part)), .vertically)))
  }
}
