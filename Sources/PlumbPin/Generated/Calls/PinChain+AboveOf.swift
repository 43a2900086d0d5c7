// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesBottom {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: one view, a list of views, or `visible([…])`.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func above<Reference: LayoutReference>(of views: Reference) -> PinChain<
    View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinLine<Vertical>((.end, .of(views), .start, false, false, true, .aboveOf))))
  }

  /// Puts the view above other views: the bottom edge at the topmost of their top edges: the same, with nothing aligned.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func above<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Nothing)
    -> PinChain<View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Vertical>((.end, .of(views), .start, false, false, true, .aboveOf))))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesLeft {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the left edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func above<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Left)
    -> PinChain<View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Vertical>((.end, .of(views), .start, false, false, true, .aboveOf)))
        .saying(PinLine<Horizontal>((.start, .of(views), .start, false, false, true, .aboveOf))))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesHCenter {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the horizontal center with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func above<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.HCenter)
    -> PinChain<View, H.AddingHCenter, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Vertical>((.end, .of(views), .start, false, false, true, .aboveOf)))
        .saying(PinFact<Horizontal>(.anchor(.middle, speech.use.mean(views, .aboveOf)), .aboveOf)))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesRight {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the right edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func above<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Right)
    -> PinChain<View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Vertical>((.end, .of(views), .start, false, false, true, .aboveOf)))
        .saying(PinLine<Horizontal>((.end, .of(views), .end, false, false, true, .aboveOf))))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesStart {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the edge that text starts at with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func above<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Start)
    -> PinChain<View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Vertical>((.end, .of(views), .start, false, false, true, .aboveOf)))
        .saying(PinLine<Horizontal>((.start, .of(views), .start, true, true, true, .aboveOf))))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesEnd {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the edge that text runs towards with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func above<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.End)
    -> PinChain<View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Vertical>((.end, .of(views), .start, false, false, true, .aboveOf)))
        .saying(PinLine<Horizontal>((.end, .of(views), .end, true, true, true, .aboveOf))))
  }
}
