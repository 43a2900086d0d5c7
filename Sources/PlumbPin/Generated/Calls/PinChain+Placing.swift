// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where H: PinTakesJustify {
  /// Says where between its left and its right edge the view stands if it is not as wide as that: left, unless it is said.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func justify(_ place: PinJustify) -> PinChain<
    View, H.AddingJustify, V, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinChange { $0.columns.justify = place.side }))
  }
}

extension PinChain where V: PinTakesAlign {
  /// Says where between its top and its bottom edge the view stands if it is not as high as that: top, unless it is said.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  public func align(_ place: PinVerticalAlign) -> PinChain<
    View, H, V.AddingAlign, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinChange { $0.rows.justify = place.side }))
  }
}
