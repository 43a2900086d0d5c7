// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where H: PinTakesEnd {
  /// Puts the view before other views, along the writing direction: one view, a list of views, or `visible([…])`.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func before(of views: some LayoutReference) -> PinChain<
    View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(
        PinPoint(.directional(.end, $0.source(views, .start, .beforeOf)), .beforeOf))
    }
  }

  /// Puts the view before other views, along the writing direction: the same, with nothing aligned.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func before(of views: some LayoutReference, aligned: PinAlign.Nothing) -> PinChain<
    View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(
        PinPoint(.directional(.end, $0.source(views, .start, .beforeOf)), .beforeOf))
    }
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesEnd {
  /// Puts the view before other views, along the writing direction: and aligns the top edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func before(of views: some LayoutReference, aligned: PinAlign.Top) -> PinChain<
    View, H.AddingEnd, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(
        PinPoint(.directional(.end, $0.source(views, .start, .beforeOf)), .beforeOf))
      $0.rows.points.add(PinPoint(.anchor(.start, $0.source(views, .top, .beforeOf)), .beforeOf))
    }
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesEnd {
  /// Puts the view before other views, along the writing direction: and aligns the vertical center with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func before(of views: some LayoutReference, aligned: PinAlign.VCenter) -> PinChain<
    View, H.AddingEnd, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(
        PinPoint(.directional(.end, $0.source(views, .start, .beforeOf)), .beforeOf))
      $0.rows.points.add(
        PinPoint(.anchor(.middle, $0.center(views, .vCenter, .beforeOf)), .beforeOf))
    }
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesEnd {
  /// Puts the view before other views, along the writing direction: and aligns the bottom edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func before(of views: some LayoutReference, aligned: PinAlign.Bottom) -> PinChain<
    View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(
        PinPoint(.directional(.end, $0.source(views, .start, .beforeOf)), .beforeOf))
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(views, .bottom, .beforeOf)), .beforeOf))
    }
  }
}
