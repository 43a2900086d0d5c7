// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesBottom {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: one view, a list of views, or `visible([…])`.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above<Reference: LayoutReference>(of views: Reference) -> PinChain<
    View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    var next = PinChain<View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinLine<Vertical, Reference>(.end, views, .start, false, false, .aboveOf, isOfSeveral: true))
    return next
  }

  /// Puts the view above other views: the bottom edge at the topmost of their top edges: the same, with nothing aligned.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Nothing)
    -> PinChain<View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    var next = PinChain<View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights>(speech)
    next.speech.say(
      PinLine<Vertical, Reference>(.end, views, .start, false, false, .aboveOf, isOfSeveral: true))
    return next
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesLeft {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the left edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Left)
    -> PinChain<View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    var next = PinChain<View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, Reference>(.end, views, .start, false, false, .aboveOf, isOfSeveral: true))
    next.speech.say(
      PinLine<Horizontal, Reference>(
        .start, views, .start, false, false, .aboveOf, isOfSeveral: true))
    return next
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesHCenter {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the horizontal center with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.HCenter)
    -> PinChain<View, H.AddingHCenter, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    var next = PinChain<View, H.AddingHCenter, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, Reference>(.end, views, .start, false, false, .aboveOf, isOfSeveral: true))
    next.speech.say(
      PinFact<Horizontal>(.anchor(.middle, speech.use.mean(views, .aboveOf)), .aboveOf))
    return next
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesRight {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the right edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Right)
    -> PinChain<View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    var next = PinChain<View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, Reference>(.end, views, .start, false, false, .aboveOf, isOfSeveral: true))
    next.speech.say(
      PinLine<Horizontal, Reference>(.end, views, .end, false, false, .aboveOf, isOfSeveral: true))
    return next
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesStart {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the edge that text starts at with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Start)
    -> PinChain<View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    var next = PinChain<View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, Reference>(.end, views, .start, false, false, .aboveOf, isOfSeveral: true))
    next.speech.say(
      PinLine<Horizontal, Reference>(.start, views, .start, true, true, .aboveOf, isOfSeveral: true)
    )
    return next
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesEnd {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the edge that text runs towards with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.End)
    -> PinChain<View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    var next = PinChain<View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights>(
      speech)
    next.speech.say(
      PinLine<Vertical, Reference>(.end, views, .start, false, false, .aboveOf, isOfSeveral: true))
    next.speech.say(
      PinLine<Horizontal, Reference>(.end, views, .end, true, true, .aboveOf, isOfSeveral: true))
    return next
  }
}
