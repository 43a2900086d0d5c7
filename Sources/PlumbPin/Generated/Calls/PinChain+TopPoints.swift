// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesTop, H: PinTakesLeft {
  /// Pins the top edge and the left edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topLeft(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingLeft, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingLeft, V.AddingTop, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(PinInset<Vertical>(.start, .start, distance, false, .topLeft))
    next.speech.say(PinInset<Horizontal>(.start, .start, distance, false, .topLeft))
    return next
  }

  /// Pins the top edge and the left edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topLeft(to anchor: PinAnchor) -> PinChain<
    View, H.AddingLeft, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingLeft, V.AddingTop, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .start, anchor.vertical.reference, anchor.vertical.anchor, false, false, .topLeft))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .start, anchor.horizontal.reference, anchor.horizontal.anchor, false,
        anchor.horizontal.isDirectional, .topLeft))
    return next
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesStart {
  /// Pins the top edge and the edge that text starts at of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topStart(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingStart, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingStart, V.AddingTop, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(PinInset<Vertical>(.start, .start, distance, false, .topStart))
    next.speech.say(PinInset<Horizontal>(.start, .start, distance, true, .topStart))
    return next
  }

  /// Pins the top edge and the edge that text starts at of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topStart(to anchor: PinAnchor) -> PinChain<
    View, H.AddingStart, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingStart, V.AddingTop, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .start, anchor.vertical.reference, anchor.vertical.anchor, false, false, .topStart))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .start, anchor.horizontal.reference, anchor.horizontal.anchor, true,
        anchor.horizontal.isDirectional, .topStart))
    return next
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesHCenter {
  /// Pins the top edge and the horizontal center of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topCenter(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingHCenter, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingHCenter, V.AddingTop, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(PinInset<Vertical>(.start, .start, distance, false, .topCenter))
    next.speech.say(PinInset<Horizontal>(.middle, .middle, 0, false, .topCenter))
    return next
  }

  /// Pins the top edge and the horizontal center of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topCenter(to anchor: PinAnchor) -> PinChain<
    View, H.AddingHCenter, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingHCenter, V.AddingTop, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .start, anchor.vertical.reference, anchor.vertical.anchor, false, false, .topCenter))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .middle, anchor.horizontal.reference, anchor.horizontal.anchor, false,
        anchor.horizontal.isDirectional, .topCenter))
    return next
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesRight {
  /// Pins the top edge and the right edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topRight(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingRight, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingRight, V.AddingTop, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(PinInset<Vertical>(.start, .start, distance, false, .topRight))
    next.speech.say(PinInset<Horizontal>(.end, .end, -distance, false, .topRight))
    return next
  }

  /// Pins the top edge and the right edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topRight(to anchor: PinAnchor) -> PinChain<
    View, H.AddingRight, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingRight, V.AddingTop, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .start, anchor.vertical.reference, anchor.vertical.anchor, false, false, .topRight))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .end, anchor.horizontal.reference, anchor.horizontal.anchor, false,
        anchor.horizontal.isDirectional, .topRight))
    return next
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesEnd {
  /// Pins the top edge and the edge that text runs towards of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topEnd(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingEnd, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingEnd, V.AddingTop, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(PinInset<Vertical>(.start, .start, distance, false, .topEnd))
    next.speech.say(PinInset<Horizontal>(.end, .end, -distance, true, .topEnd))
    return next
  }

  /// Pins the top edge and the edge that text runs towards of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topEnd(to anchor: PinAnchor) -> PinChain<
    View, H.AddingEnd, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingEnd, V.AddingTop, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .start, anchor.vertical.reference, anchor.vertical.anchor, false, false, .topEnd))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .end, anchor.horizontal.reference, anchor.horizontal.anchor, true,
        anchor.horizontal.isDirectional, .topEnd))
    return next
  }
}
