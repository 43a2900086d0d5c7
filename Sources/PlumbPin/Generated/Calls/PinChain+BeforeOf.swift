// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where H: PinTakesEnd {
  /// Puts the view before other views, along the writing direction: one view, a list of views, or `visible([…])`.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func before<Reference: LayoutReference>(of views: Reference) -> PinChain<
    View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinLine<Horizontal>((.end, .of(views), .start, true, true, true, .beforeOf))))
  }

  /// Puts the view before other views, along the writing direction: the same, with nothing aligned.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func before<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Nothing)
    -> PinChain<View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.end, .of(views), .start, true, true, true, .beforeOf))))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesEnd {
  /// Puts the view before other views, along the writing direction: and aligns the top edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func before<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Top)
    -> PinChain<View, H.AddingEnd, V.AddingTop, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.end, .of(views), .start, true, true, true, .beforeOf)))
        .saying(PinLine<Vertical>((.start, .of(views), .start, false, false, true, .beforeOf))))
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesEnd {
  /// Puts the view before other views, along the writing direction: and aligns the vertical center with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func before<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.VCenter)
    -> PinChain<View, H.AddingEnd, V.AddingVCenter, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.end, .of(views), .start, true, true, true, .beforeOf)))
        .saying(PinFact<Vertical>(.anchor(.middle, speech.use.mean(views, .beforeOf)), .beforeOf)))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesEnd {
  /// Puts the view before other views, along the writing direction: and aligns the bottom edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func before<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Bottom)
    -> PinChain<View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.end, .of(views), .start, true, true, true, .beforeOf)))
        .saying(PinLine<Vertical>((.end, .of(views), .end, false, false, true, .beforeOf))))
  }
}
