// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesTop, H: PinTakesLeft {
  /// Pins the top edge and the left edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func topLeft(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingLeft, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.start, .start, distance, false, .topLeft)).saying(
        PinInset<Horizontal>(.start, .start, distance, false, .topLeft)))
  }

  /// Pins the top edge and the left edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func topLeft(to anchor: PinAnchor) -> PinChain<
    View, H.AddingLeft, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .start, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false,
            false, .topLeft
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .start, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, false,
            anchor.all.horizontal.all.isDirectional, false, .topLeft
          ))))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesStart {
  /// Pins the top edge and the edge that text starts at of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func topStart(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingStart, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.start, .start, distance, false, .topStart)).saying(
        PinInset<Horizontal>(.start, .start, distance, true, .topStart)))
  }

  /// Pins the top edge and the edge that text starts at of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func topStart(to anchor: PinAnchor) -> PinChain<
    View, H.AddingStart, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .start, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false,
            false, .topStart
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .start, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, true,
            anchor.all.horizontal.all.isDirectional, false, .topStart
          ))))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesHCenter {
  /// Pins the top edge and the horizontal center of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func topCenter(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingHCenter, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.start, .start, distance, false, .topCenter)).saying(
        PinInset<Horizontal>(.middle, .middle, 0, false, .topCenter)))
  }

  /// Pins the top edge and the horizontal center of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func topCenter(to anchor: PinAnchor) -> PinChain<
    View, H.AddingHCenter, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .start, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false,
            false, .topCenter
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .middle, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, false,
            anchor.all.horizontal.all.isDirectional, false, .topCenter
          ))))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesRight {
  /// Pins the top edge and the right edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func topRight(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingRight, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.start, .start, distance, false, .topRight)).saying(
        PinInset<Horizontal>(.end, .end, -distance, false, .topRight)))
  }

  /// Pins the top edge and the right edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func topRight(to anchor: PinAnchor) -> PinChain<
    View, H.AddingRight, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .start, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false,
            false, .topRight
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .end, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, false,
            anchor.all.horizontal.all.isDirectional, false, .topRight
          ))))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesEnd {
  /// Pins the top edge and the edge that text runs towards of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func topEnd(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingEnd, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.start, .start, distance, false, .topEnd)).saying(
        PinInset<Horizontal>(.end, .end, -distance, true, .topEnd)))
  }

  /// Pins the top edge and the edge that text runs towards of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func topEnd(to anchor: PinAnchor) -> PinChain<
    View, H.AddingEnd, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .start, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false,
            false, .topEnd
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .end, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, true,
            anchor.all.horizontal.all.isDirectional, false, .topEnd
          ))))
  }
}
