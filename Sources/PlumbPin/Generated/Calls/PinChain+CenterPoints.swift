// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesVCenter, H: PinTakesLeft {
  /// Pins the vertical center and the left edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func centerLeft(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingLeft, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.middle, .middle, 0, false, .centerLeft)).saying(
        PinInset<Horizontal>(.start, .start, distance, false, .centerLeft)))
  }

  /// Pins the vertical center and the left edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func centerLeft(to anchor: PinAnchor) -> PinChain<
    View, H.AddingLeft, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .middle, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false,
            false, .centerLeft
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .start, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, false,
            anchor.all.horizontal.all.isDirectional, false, .centerLeft
          ))))
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesStart {
  /// Pins the vertical center and the edge that text starts at of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func centerStart(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingStart, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.middle, .middle, 0, false, .centerStart)).saying(
        PinInset<Horizontal>(.start, .start, distance, true, .centerStart)))
  }

  /// Pins the vertical center and the edge that text starts at of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func centerStart(to anchor: PinAnchor) -> PinChain<
    View, H.AddingStart, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .middle, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false,
            false, .centerStart
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .start, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, true,
            anchor.all.horizontal.all.isDirectional, false, .centerStart
          ))))
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesHCenter {
  /// Pins the vertical center and the horizontal center of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func center(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingHCenter, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.middle, .middle, distance, false, .center)).saying(
        PinInset<Horizontal>(.middle, .middle, distance, false, .center)))
  }

  /// Pins the vertical center and the horizontal center of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func center(to anchor: PinAnchor) -> PinChain<
    View, H.AddingHCenter, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .middle, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false,
            false, .center
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .middle, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, false,
            anchor.all.horizontal.all.isDirectional, false, .center
          ))))
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesRight {
  /// Pins the vertical center and the right edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func centerRight(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingRight, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.middle, .middle, 0, false, .centerRight)).saying(
        PinInset<Horizontal>(.end, .end, -distance, false, .centerRight)))
  }

  /// Pins the vertical center and the right edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func centerRight(to anchor: PinAnchor) -> PinChain<
    View, H.AddingRight, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .middle, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false,
            false, .centerRight
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .end, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, false,
            anchor.all.horizontal.all.isDirectional, false, .centerRight
          ))))
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesEnd {
  /// Pins the vertical center and the edge that text runs towards of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func centerEnd(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingEnd, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinInset<Vertical>(.middle, .middle, 0, false, .centerEnd)).saying(
        PinInset<Horizontal>(.end, .end, -distance, true, .centerEnd)))
  }

  /// Pins the vertical center and the edge that text runs towards of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func centerEnd(to anchor: PinAnchor) -> PinChain<
    View, H.AddingEnd, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>(
          (
            .middle, anchor.all.vertical.all.view, anchor.all.vertical.all.anchor, false, false,
            false, .centerEnd
          ))
      ).saying(
        PinLine<Horizontal>(
          (
            .end, anchor.all.horizontal.all.view, anchor.all.horizontal.all.anchor, true,
            anchor.all.horizontal.all.isDirectional, false, .centerEnd
          ))))
  }
}
