// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where H: PinTakesLeft {
  /// Puts the view right of other views: the left edge at the rightmost of their right edges: one view, a list of views, or `visible([…])`.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func right<Reference: LayoutReference>(of views: Reference) -> PinChain<
    View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinLine<Horizontal>((.start, .of(views), .end, false, false, true, .rightOf))))
  }

  /// Puts the view right of other views: the left edge at the rightmost of their right edges: the same, with nothing aligned.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func right<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Nothing)
    -> PinChain<View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.start, .of(views), .end, false, false, true, .rightOf))))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesLeft {
  /// Puts the view right of other views: the left edge at the rightmost of their right edges: and aligns the top edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func right<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Top)
    -> PinChain<View, H.AddingLeft, V.AddingTop, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.start, .of(views), .end, false, false, true, .rightOf)))
        .saying(PinLine<Vertical>((.start, .of(views), .start, false, false, true, .rightOf))))
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesLeft {
  /// Puts the view right of other views: the left edge at the rightmost of their right edges: and aligns the vertical center with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func right<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.VCenter)
    -> PinChain<View, H.AddingLeft, V.AddingVCenter, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.start, .of(views), .end, false, false, true, .rightOf)))
        .saying(PinFact<Vertical>(.anchor(.middle, speech.use.mean(views, .rightOf)), .rightOf)))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesLeft {
  /// Puts the view right of other views: the left edge at the rightmost of their right edges: and aligns the bottom edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func right<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Bottom)
    -> PinChain<View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.start, .of(views), .end, false, false, true, .rightOf)))
        .saying(PinLine<Vertical>((.end, .of(views), .end, false, false, true, .rightOf))))
  }
}
