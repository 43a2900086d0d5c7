// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesBottom, H: PinTakesLeft {
  /// Pins the bottom edge and the left edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomLeft(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(PinInset<Vertical>(.end, .end, -distance, false, .bottomLeft))
    next.speech.say(PinInset<Horizontal>(.start, .start, distance, false, .bottomLeft))
    return next
  }

  /// Pins the bottom edge and the left edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomLeft(to anchor: PinAnchor) -> PinChain<
    View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .end, anchor.vertical.reference, anchor.vertical.anchor, false, false, .bottomLeft))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .start, anchor.horizontal.reference, anchor.horizontal.anchor, false,
        anchor.horizontal.isDirectional, .bottomLeft))
    return next
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesStart {
  /// Pins the bottom edge and the edge that text starts at of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomStart(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(PinInset<Vertical>(.end, .end, -distance, false, .bottomStart))
    next.speech.say(PinInset<Horizontal>(.start, .start, distance, true, .bottomStart))
    return next
  }

  /// Pins the bottom edge and the edge that text starts at of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomStart(to anchor: PinAnchor) -> PinChain<
    View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .end, anchor.vertical.reference, anchor.vertical.anchor, false, false, .bottomStart))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .start, anchor.horizontal.reference, anchor.horizontal.anchor, true,
        anchor.horizontal.isDirectional, .bottomStart))
    return next
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesHCenter {
  /// Pins the bottom edge and the horizontal center of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomCenter(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingHCenter, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingHCenter, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(PinInset<Vertical>(.end, .end, -distance, false, .bottomCenter))
    next.speech.say(PinInset<Horizontal>(.middle, .middle, 0, false, .bottomCenter))
    return next
  }

  /// Pins the bottom edge and the horizontal center of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomCenter(to anchor: PinAnchor) -> PinChain<
    View, H.AddingHCenter, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingHCenter, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .end, anchor.vertical.reference, anchor.vertical.anchor, false, false, .bottomCenter))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .middle, anchor.horizontal.reference, anchor.horizontal.anchor, false,
        anchor.horizontal.isDirectional, .bottomCenter))
    return next
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesRight {
  /// Pins the bottom edge and the right edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomRight(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(PinInset<Vertical>(.end, .end, -distance, false, .bottomRight))
    next.speech.say(PinInset<Horizontal>(.end, .end, -distance, false, .bottomRight))
    return next
  }

  /// Pins the bottom edge and the right edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomRight(to anchor: PinAnchor) -> PinChain<
    View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .end, anchor.vertical.reference, anchor.vertical.anchor, false, false, .bottomRight))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .end, anchor.horizontal.reference, anchor.horizontal.anchor, false,
        anchor.horizontal.isDirectional, .bottomRight))
    return next
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesEnd {
  /// Pins the bottom edge and the edge that text runs towards of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomEnd(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(PinInset<Vertical>(.end, .end, -distance, false, .bottomEnd))
    next.speech.say(PinInset<Horizontal>(.end, .end, -distance, true, .bottomEnd))
    return next
  }

  /// Pins the bottom edge and the edge that text runs towards of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomEnd(to anchor: PinAnchor) -> PinChain<
    View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .end, anchor.vertical.reference, anchor.vertical.anchor, false, false, .bottomEnd))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .end, anchor.horizontal.reference, anchor.horizontal.anchor, true,
        anchor.horizontal.isDirectional, .bottomEnd))
    return next
  }
}
