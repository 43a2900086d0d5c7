// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesBottom, H: PinTakesLeft {
  /// Pins the bottom edge and the left edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottomLeft(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.end, .end, -distance, false, .bottomLeft)).saying(
        PinInset<Horizontal>(.start, .start, distance, false, .bottomLeft)))
  }

  /// Pins the bottom edge and the left edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottomLeft(to anchor: PinAnchor) -> PinChain<
    View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .end, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false, false,
            .bottomLeft
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .start, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, false,
            anchor.all.horizontal.all.isDirectional, false, .bottomLeft
          ))))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesStart {
  /// Pins the bottom edge and the edge that text starts at of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottomStart(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.end, .end, -distance, false, .bottomStart)).saying(
        PinInset<Horizontal>(.start, .start, distance, true, .bottomStart)))
  }

  /// Pins the bottom edge and the edge that text starts at of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottomStart(to anchor: PinAnchor) -> PinChain<
    View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .end, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false, false,
            .bottomStart
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .start, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, true,
            anchor.all.horizontal.all.isDirectional, false, .bottomStart
          ))))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesHCenter {
  /// Pins the bottom edge and the horizontal center of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottomCenter(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingHCenter, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.end, .end, -distance, false, .bottomCenter)).saying(
        PinInset<Horizontal>(.middle, .middle, 0, false, .bottomCenter)))
  }

  /// Pins the bottom edge and the horizontal center of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottomCenter(to anchor: PinAnchor) -> PinChain<
    View, H.AddingHCenter, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .end, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false, false,
            .bottomCenter
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .middle, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, false,
            anchor.all.horizontal.all.isDirectional, false, .bottomCenter
          ))))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesRight {
  /// Pins the bottom edge and the right edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottomRight(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.end, .end, -distance, false, .bottomRight)).saying(
        PinInset<Horizontal>(.end, .end, -distance, false, .bottomRight)))
  }

  /// Pins the bottom edge and the right edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottomRight(to anchor: PinAnchor) -> PinChain<
    View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .end, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false, false,
            .bottomRight
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .end, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, false,
            anchor.all.horizontal.all.isDirectional, false, .bottomRight
          ))))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesEnd {
  /// Pins the bottom edge and the edge that text runs towards of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottomEnd(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.end, .end, -distance, false, .bottomEnd)).saying(
        PinInset<Horizontal>(.end, .end, -distance, true, .bottomEnd)))
  }

  /// Pins the bottom edge and the edge that text runs towards of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottomEnd(to anchor: PinAnchor) -> PinChain<
    View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .end, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false, false,
            .bottomEnd
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .end, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, true,
            anchor.all.horizontal.all.isDirectional, false, .bottomEnd
          ))))
  }
}
