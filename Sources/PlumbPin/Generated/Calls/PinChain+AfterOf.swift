// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where H: PinTakesStart {
  /// Puts the view after other views, along the writing direction: one view, a list of views, or `visible([…])`.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func after(of views: some LayoutReference) -> PinChain<
    View, H.AddingStart, V, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(
        PinPoint(.directional(.start, $0.source(views, .end, .afterOf)), .afterOf))
    }
  }

  /// Puts the view after other views, along the writing direction: the same, with nothing aligned.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func after(of views: some LayoutReference, aligned: PinAlign.Nothing) -> PinChain<
    View, H.AddingStart, V, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(
        PinPoint(.directional(.start, $0.source(views, .end, .afterOf)), .afterOf))
    }
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesStart {
  /// Puts the view after other views, along the writing direction: and aligns the top edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func after(of views: some LayoutReference, aligned: PinAlign.Top) -> PinChain<
    View, H.AddingStart, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(
        PinPoint(.directional(.start, $0.source(views, .end, .afterOf)), .afterOf))
      $0.rows.points.add(PinPoint(.anchor(.start, $0.source(views, .top, .afterOf)), .afterOf))
    }
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesStart {
  /// Puts the view after other views, along the writing direction: and aligns the vertical center with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func after(of views: some LayoutReference, aligned: PinAlign.VCenter) -> PinChain<
    View, H.AddingStart, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(
        PinPoint(.directional(.start, $0.source(views, .end, .afterOf)), .afterOf))
      $0.rows.points.add(PinPoint(.anchor(.middle, $0.center(views, .vCenter, .afterOf)), .afterOf))
    }
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesStart {
  /// Puts the view after other views, along the writing direction: and aligns the bottom edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func after(of views: some LayoutReference, aligned: PinAlign.Bottom) -> PinChain<
    View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(
        PinPoint(.directional(.start, $0.source(views, .end, .afterOf)), .afterOf))
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(views, .bottom, .afterOf)), .afterOf))
    }
  }
}
