// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where H: PinTakesLeft {
  /// Pins the left edge of the view: so many points inwards from the parent's.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func left(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(PinInset<Horizontal>(.start, .start, distance, false, .left))
    return next
  }

  /// Pins the left edge of the view: so many hundredths of the parent's length along the axis from there.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func left(_ percent: PinPercent) -> PinChain<
    View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(PinFact<Horizontal>(.anchor(.start, .parent(part: percent.part)), .left))
    return next
  }

  /// Pins the left edge of the view: as far inwards as the insets say.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func left(_ insets: PinInsets) -> PinChain<
    View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinFact<Horizontal>(.anchor(.start, .inset(.start, insets, .left, .left)), .left))
    return next
  }

  /// Pins the left edge of the view: on an edge or the center of another view, anywhere in the tree.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func left(to edge: PinHorizontalEdge) -> PinChain<
    View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .start, edge.reference, edge.anchor, false, edge.isDirectional, .left))
    return next
  }
}

extension PinChain where H: PinTakesHCenter {
  /// Pins the horizontal center of the view: so many points along the axis from the parent's center.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func hCenter(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingHCenter, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingHCenter, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(PinInset<Horizontal>(.middle, .middle, distance, false, .hCenter))
    return next
  }

  /// Pins the horizontal center of the view: so many hundredths of the parent's length along the axis from there.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func hCenter(_ percent: PinPercent) -> PinChain<
    View, H.AddingHCenter, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingHCenter, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinFact<Horizontal>(.anchor(.middle, .parent(part: 0.5 + percent.part)), .hCenter))
    return next
  }

  /// Pins the horizontal center of the view: on an edge or the center of another view, anywhere in the tree.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func hCenter(to edge: PinHorizontalEdge) -> PinChain<
    View, H.AddingHCenter, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingHCenter, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .middle, edge.reference, edge.anchor, false, edge.isDirectional, .hCenter))
    return next
  }
}

extension PinChain where H: PinTakesRight {
  /// Pins the right edge of the view: so many points inwards from the parent's.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func right(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingRight, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(PinInset<Horizontal>(.end, .end, -distance, false, .right))
    return next
  }

  /// Pins the right edge of the view: so many hundredths of the parent's length along the axis from there.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func right(_ percent: PinPercent) -> PinChain<
    View, H.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingRight, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(PinFact<Horizontal>(.anchor(.end, .parent(part: 1 - percent.part)), .right))
    return next
  }

  /// Pins the right edge of the view: as far inwards as the insets say.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func right(_ insets: PinInsets) -> PinChain<
    View, H.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingRight, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinFact<Horizontal>(.anchor(.end, .inset(.end, insets, .right, .right)), .right))
    return next
  }

  /// Pins the right edge of the view: on an edge or the center of another view, anywhere in the tree.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func right(to edge: PinHorizontalEdge) -> PinChain<
    View, H.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingRight, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .end, edge.reference, edge.anchor, false, edge.isDirectional, .right))
    return next
  }
}

extension PinChain where H: PinTakesStart {
  /// Pins the edge that text starts at of the view: so many points inwards from the parent's.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func start(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingStart, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingStart, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(PinInset<Horizontal>(.start, .start, distance, true, .start))
    return next
  }

  /// Pins the edge that text starts at of the view: so many hundredths of the parent's length along the axis from there.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func start(_ percent: PinPercent) -> PinChain<
    View, H.AddingStart, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingStart, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(PinFact<Horizontal>(.directional(.start, .parent(part: percent.part)), .start))
    return next
  }

  /// Pins the edge that text starts at of the view: as far inwards as the insets say.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func start(_ insets: PinInsets) -> PinChain<
    View, H.AddingStart, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingStart, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinFact<Horizontal>(.directional(.start, .inset(.start, insets, .left, .right)), .start))
    return next
  }

  /// Pins the edge that text starts at of the view: on an edge or the center of another view, anywhere in the tree.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func start(to edge: PinHorizontalEdge) -> PinChain<
    View, H.AddingStart, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingStart, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .start, edge.reference, edge.anchor, true, edge.isDirectional, .start))
    return next
  }
}

extension PinChain where H: PinTakesEnd {
  /// Pins the edge that text runs towards of the view: so many points inwards from the parent's.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func end(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(PinInset<Horizontal>(.end, .end, -distance, true, .end))
    return next
  }

  /// Pins the edge that text runs towards of the view: so many hundredths of the parent's length along the axis from there.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func end(_ percent: PinPercent) -> PinChain<
    View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(PinFact<Horizontal>(.directional(.end, .parent(part: 1 - percent.part)), .end))
    return next
  }

  /// Pins the edge that text runs towards of the view: as far inwards as the insets say.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func end(_ insets: PinInsets) -> PinChain<
    View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinFact<Horizontal>(.directional(.end, .inset(.end, insets, .right, .left)), .end))
    return next
  }

  /// Pins the edge that text runs towards of the view: on an edge or the center of another view, anywhere in the tree.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func end(to edge: PinHorizontalEdge) -> PinChain<
    View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinLine<Horizontal, PinnedView>(
        .end, edge.reference, edge.anchor, true, edge.isDirectional, .end))
    return next
  }
}
