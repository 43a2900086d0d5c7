// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where H: PinTakesWidth {
  /// Gives the view a width: so many points.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func width(_ points: CGFloat) -> PinChain<
    View, H.AddingWidth, V, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinLengthOf<Horizontal>(points, 0, .width)))
  }

  /// Gives the view a width: so many hundredths of the parent's.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func width(_ percent: PinPercent) -> PinChain<
    View, H.AddingWidth, V, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinLengthOf<Horizontal>(0, percent.part, .width)))
  }

  /// Gives the view a width: like that of another view, without its transform.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func width(of view: some LayoutReference) -> PinChain<
    View, H.AddingWidth, V, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinLengthLike<Horizontal>(.of(view), .width)))
  }
}

extension PinChain where V: PinTakesHeight {
  /// Gives the view a height: so many points.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func height(_ points: CGFloat) -> PinChain<
    View, H, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinLengthOf<Vertical>(points, 0, .height)))
  }

  /// Gives the view a height: so many hundredths of the parent's.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func height(_ percent: PinPercent) -> PinChain<
    View, H, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinLengthOf<Vertical>(0, percent.part, .height)))
  }

  /// Gives the view a height: like that of another view, without its transform.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func height(of view: some LayoutReference) -> PinChain<
    View, H, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinLengthLike<Vertical>(.of(view), .height)))
  }
}

extension PinChain where V: PinTakesHeight, H: PinTakesWidth {
  /// Gives the view a width and a height: so many points.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func size(_ size: CGSize) -> PinChain<
    View, H.AddingWidth, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinLengthOf<Horizontal>(size.width, 0, .size)).saying(
        PinLengthOf<Vertical>(size.height, 0, .size)))
  }

  /// Gives the view a width and a height: so many points.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func size(_ points: CGFloat) -> PinChain<
    View, H.AddingWidth, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinLengthOf<Horizontal>(points, 0, .size)).saying(
        PinLengthOf<Vertical>(points, 0, .size)))
  }

  /// Gives the view a width and a height: so many hundredths of the parent's.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func size(_ percent: PinPercent) -> PinChain<
    View, H.AddingWidth, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinLengthOf<Horizontal>(0, percent.part, .size)).saying(
        PinLengthOf<Vertical>(0, percent.part, .size)))
  }

  /// Gives the view a width and a height: like that of another view, without its transform.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func size(of view: some LayoutReference) -> PinChain<
    View, H.AddingWidth, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinLengthLike<Horizontal>(.of(view), .size)).saying(
        PinLengthLike<Vertical>(.of(view), .size)))
  }
}
