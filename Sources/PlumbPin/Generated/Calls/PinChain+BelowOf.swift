// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesTop {
  /// Puts the view below other views: the top edge at the lowest of their bottom edges: one view, a list of views, or `visible([…])`.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func below<Reference: LayoutReference>(of views: Reference) -> PinChain<
    View, H, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinLine<Vertical>((.start, .of(views), .end, false, false, true, .belowOf))))
  }

  /// Puts the view below other views: the top edge at the lowest of their bottom edges: the same, with nothing aligned.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func below<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Nothing)
    -> PinChain<View, H, V.AddingTop, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Vertical>((.start, .of(views), .end, false, false, true, .belowOf))))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesLeft {
  /// Puts the view below other views: the top edge at the lowest of their bottom edges: and aligns the left edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func below<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Left)
    -> PinChain<View, H.AddingLeft, V.AddingTop, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Vertical>((.start, .of(views), .end, false, false, true, .belowOf)))
        .saying(PinLine<Horizontal>((.start, .of(views), .start, false, false, true, .belowOf))))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesHCenter {
  /// Puts the view below other views: the top edge at the lowest of their bottom edges: and aligns the horizontal center with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func below<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.HCenter)
    -> PinChain<View, H.AddingHCenter, V.AddingTop, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Vertical>((.start, .of(views), .end, false, false, true, .belowOf)))
        .saying(PinFact<Horizontal>(.anchor(.middle, speech.use.mean(views, .belowOf)), .belowOf)))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesRight {
  /// Puts the view below other views: the top edge at the lowest of their bottom edges: and aligns the right edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func below<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Right)
    -> PinChain<View, H.AddingRight, V.AddingTop, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Vertical>((.start, .of(views), .end, false, false, true, .belowOf)))
        .saying(PinLine<Horizontal>((.end, .of(views), .end, false, false, true, .belowOf))))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesStart {
  /// Puts the view below other views: the top edge at the lowest of their bottom edges: and aligns the edge that text starts at with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func below<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Start)
    -> PinChain<View, H.AddingStart, V.AddingTop, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Vertical>((.start, .of(views), .end, false, false, true, .belowOf)))
        .saying(PinLine<Horizontal>((.start, .of(views), .start, true, true, true, .belowOf))))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesEnd {
  /// Puts the view below other views: the top edge at the lowest of their bottom edges: and aligns the edge that text runs towards with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func below<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.End)
    -> PinChain<View, H.AddingEnd, V.AddingTop, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Vertical>((.start, .of(views), .end, false, false, true, .belowOf)))
        .saying(PinLine<Horizontal>((.end, .of(views), .end, true, true, true, .belowOf))))
  }
}
