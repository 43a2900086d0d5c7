// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where H: PinTakesStart {
  /// Puts the view after other views, along the writing direction: one view, a list of views, or `visible([…])`.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func after<Reference: LayoutReference>(of views: Reference) -> PinChain<
    View, H.AddingStart, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinLine<Horizontal>((.start, .of(views), .end, true, true, true, .afterOf))))
  }

  /// Puts the view after other views, along the writing direction: the same, with nothing aligned.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func after<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Nothing)
    -> PinChain<View, H.AddingStart, V, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.start, .of(views), .end, true, true, true, .afterOf))))
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesStart {
  /// Puts the view after other views, along the writing direction: and aligns the top edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func after<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Top)
    -> PinChain<View, H.AddingStart, V.AddingTop, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.start, .of(views), .end, true, true, true, .afterOf)))
        .saying(PinLine<Vertical>((.start, .of(views), .start, false, false, true, .afterOf))))
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesStart {
  /// Puts the view after other views, along the writing direction: and aligns the vertical center with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func after<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.VCenter)
    -> PinChain<View, H.AddingStart, V.AddingVCenter, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.start, .of(views), .end, true, true, true, .afterOf)))
        .saying(PinFact<Vertical>(.anchor(.middle, speech.use.mean(views, .afterOf)), .afterOf)))
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesStart {
  /// Puts the view after other views, along the writing direction: and aligns the bottom edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func after<Reference: LayoutReference>(of views: Reference, aligned: PinAlign.Bottom)
    -> PinChain<View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights>
  {
    .init(
      speech.saying(PinLine<Horizontal>((.start, .of(views), .end, true, true, true, .afterOf)))
        .saying(PinLine<Vertical>((.end, .of(views), .end, false, false, true, .afterOf))))
  }
}
