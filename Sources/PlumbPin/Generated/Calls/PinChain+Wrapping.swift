// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension PinChain where V: PinTakesHeight, H: PinTakesWidth {
  /// Makes the view as wide and high as the box around its own children, and moves them to its edges: without room around them.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func wrapContent() -> PinChain<
    View, H.AddingWidth, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinChange { $0.wrapColumns(0, 0) }).saying(PinChange { $0.wrapRows(0, 0) }))
  }

  /// Makes the view as wide and high as the box around its own children, and moves them to its edges: with so many points around them.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func wrapContent(padding: CGFloat) -> PinChain<
    View, H.AddingWidth, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinChange { $0.wrapColumns(padding, padding) }).saying(
        PinChange { $0.wrapRows(padding, padding) }))
  }

  /// Makes the view as wide and high as the box around its own children, and moves them to its edges: with the insets around them.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func wrapContent(padding: PinInsets) -> PinChain<
    View, H.AddingWidth, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinChange { $0.wrapColumns(padding.left, padding.right) }).saying(
        PinChange { $0.wrapRows(padding.top, padding.bottom) }))
  }
}

extension PinChain where V: PinTakesHeight, H: PinTakesWidth {
  /// Makes the view as wide and high as the box around its own children, and moves them to its edges: without room around them.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func wrapContent(_ axes: PinWraps.All) -> PinChain<
    View, H.AddingWidth, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinChange { $0.wrapColumns(0, 0) }).saying(PinChange { $0.wrapRows(0, 0) }))
  }

  /// Makes the view as wide and high as the box around its own children, and moves them to its edges: with so many points around them.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func wrapContent(_ axes: PinWraps.All, padding: CGFloat) -> PinChain<
    View, H.AddingWidth, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinChange { $0.wrapColumns(padding, padding) }).saying(
        PinChange { $0.wrapRows(padding, padding) }))
  }

  /// Makes the view as wide and high as the box around its own children, and moves them to its edges: with the insets around them.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func wrapContent(_ axes: PinWraps.All, padding: PinInsets) -> PinChain<
    View, H.AddingWidth, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinChange { $0.wrapColumns(padding.left, padding.right) }).saying(
        PinChange { $0.wrapRows(padding.top, padding.bottom) }))
  }
}

extension PinChain where H: PinTakesWidth {
  /// Makes the view as wide as the box around its own children, and moves them to its edges: without room around them.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func wrapContent(_ axes: PinWraps.Horizontally) -> PinChain<
    View, H.AddingWidth, V, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinChange { $0.wrapColumns(0, 0) }))
  }

  /// Makes the view as wide as the box around its own children, and moves them to its edges: with so many points around them.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func wrapContent(_ axes: PinWraps.Horizontally, padding: CGFloat) -> PinChain<
    View, H.AddingWidth, V, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinChange { $0.wrapColumns(padding, padding) }))
  }

  /// Makes the view as wide as the box around its own children, and moves them to its edges: with the insets around them.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func wrapContent(_ axes: PinWraps.Horizontally, padding: PinInsets) -> PinChain<
    View, H.AddingWidth, V, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinChange { $0.wrapColumns(padding.left, padding.right) }))
  }
}

extension PinChain where V: PinTakesHeight {
  /// Makes the view as high as the box around its own children, and moves them to its edges: without room around them.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func wrapContent(_ axes: PinWraps.Vertically) -> PinChain<
    View, H, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinChange { $0.wrapRows(0, 0) }))
  }

  /// Makes the view as high as the box around its own children, and moves them to its edges: with so many points around them.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func wrapContent(_ axes: PinWraps.Vertically, padding: CGFloat) -> PinChain<
    View, H, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinChange { $0.wrapRows(padding, padding) }))
  }

  /// Makes the view as high as the box around its own children, and moves them to its edges: with the insets around them.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func wrapContent(_ axes: PinWraps.Vertically, padding: PinInsets) -> PinChain<
    View, H, V.AddingHeight, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinChange { $0.wrapRows(padding.top, padding.bottom) }))
  }
}
