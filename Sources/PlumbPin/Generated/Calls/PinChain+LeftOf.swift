// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where H: PinTakesRight {
  /// Puts the view left of other views: the right edge at the leftmost of their left edges: one view, a list of views, or `visible([…])`.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func left<Reference: LayoutReference>(of views: Reference) -> PinChain<
    View, H.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinLine<Horizontal>((.end, .of(views), .start, false, false, true, .leftOf))))
  }

  /// Puts the view left of other views: the right edge at the leftmost of their left edges: the same, with nothing aligned.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func left<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Nothing)
    -> PinChain<View, H.AddingRight, V, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.end, .of(views), .start, false, false, true, .leftOf))))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesRight {
  /// Puts the view left of other views: the right edge at the leftmost of their left edges: and aligns the top edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func left<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Top)
    -> PinChain<View, H.AddingRight, V.AddingTop, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.end, .of(views), .start, false, false, true, .leftOf)))
        .saying(PinLine<Vertical>((.start, .of(views), .start, false, false, true, .leftOf))))
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesRight {
  /// Puts the view left of other views: the right edge at the leftmost of their left edges: and aligns the vertical center with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func left<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.VCenter)
    -> PinChain<View, H.AddingRight, V.AddingVCenter, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.end, .of(views), .start, false, false, true, .leftOf)))
        .saying(PinFact<Vertical>(.anchor(.middle, speech.use.mean(views, .leftOf)), .leftOf)))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesRight {
  /// Puts the view left of other views: the right edge at the leftmost of their left edges: and aligns the bottom edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func left<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Bottom)
    -> PinChain<View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.end, .of(views), .start, false, false, true, .leftOf)))
        .saying(PinLine<Vertical>((.end, .of(views), .end, false, false, true, .leftOf))))
  }
}
