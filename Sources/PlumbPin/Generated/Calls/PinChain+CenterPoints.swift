// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesVCenter, H: PinTakesLeft {
  /// Pins the vertical center and the left edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerLeft(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingLeft, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingLeft, V.AddingVCenter, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(PinInset<Vertical>(.middle, .middle, 0, false, .centerLeft))
    next.speech.say(PinInset<Horizontal>(.start, .start, distance, false, .centerLeft))
    return next
  }

  /// Pins the vertical center and the left edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerLeft(to anchor: PinAnchor) -> PinChain<
    View, H.AddingLeft, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingLeft, V.AddingVCenter, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .middle, anchor.vertical.reference, anchor.vertical.anchor, false, false, .centerLeft))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .start, anchor.horizontal.reference, anchor.horizontal.anchor, false,
        anchor.horizontal.isDirectional, .centerLeft))
    return next
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesStart {
  /// Pins the vertical center and the edge that text starts at of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerStart(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingStart, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingStart, V.AddingVCenter, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(PinInset<Vertical>(.middle, .middle, 0, false, .centerStart))
    next.speech.say(PinInset<Horizontal>(.start, .start, distance, true, .centerStart))
    return next
  }

  /// Pins the vertical center and the edge that text starts at of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerStart(to anchor: PinAnchor) -> PinChain<
    View, H.AddingStart, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingStart, V.AddingVCenter, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .middle, anchor.vertical.reference, anchor.vertical.anchor, false, false, .centerStart))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .start, anchor.horizontal.reference, anchor.horizontal.anchor, true,
        anchor.horizontal.isDirectional, .centerStart))
    return next
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesHCenter {
  /// Pins the vertical center and the horizontal center of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func center(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingHCenter, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingHCenter, V.AddingVCenter, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(PinInset<Vertical>(.middle, .middle, distance, false, .center))
    next.speech.say(PinInset<Horizontal>(.middle, .middle, distance, false, .center))
    return next
  }

  /// Pins the vertical center and the horizontal center of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func center(to anchor: PinAnchor) -> PinChain<
    View, H.AddingHCenter, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingHCenter, V.AddingVCenter, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .middle, anchor.vertical.reference, anchor.vertical.anchor, false, false, .center))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .middle, anchor.horizontal.reference, anchor.horizontal.anchor, false,
        anchor.horizontal.isDirectional, .center))
    return next
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesRight {
  /// Pins the vertical center and the right edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerRight(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingRight, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingRight, V.AddingVCenter, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(PinInset<Vertical>(.middle, .middle, 0, false, .centerRight))
    next.speech.say(PinInset<Horizontal>(.end, .end, -distance, false, .centerRight))
    return next
  }

  /// Pins the vertical center and the right edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerRight(to anchor: PinAnchor) -> PinChain<
    View, H.AddingRight, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingRight, V.AddingVCenter, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .middle, anchor.vertical.reference, anchor.vertical.anchor, false, false, .centerRight))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .end, anchor.horizontal.reference, anchor.horizontal.anchor, false,
        anchor.horizontal.isDirectional, .centerRight))
    return next
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesEnd {
  /// Pins the vertical center and the edge that text runs towards of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerEnd(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingEnd, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingEnd, V.AddingVCenter, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(PinInset<Vertical>(.middle, .middle, 0, false, .centerEnd))
    next.speech.say(PinInset<Horizontal>(.end, .end, -distance, true, .centerEnd))
    return next
  }

  /// Pins the vertical center and the edge that text runs towards of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerEnd(to anchor: PinAnchor) -> PinChain<
    View, H.AddingEnd, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingEnd, V.AddingVCenter, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, PinnedView>(
        .middle, anchor.vertical.reference, anchor.vertical.anchor, false, false, .centerEnd))
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .end, anchor.horizontal.reference, anchor.horizontal.anchor, true,
        anchor.horizontal.isDirectional, .centerEnd))
    return next
  }
}
