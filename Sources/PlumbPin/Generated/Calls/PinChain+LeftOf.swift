// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where H: PinTakesRight {
  /// Puts the view left of other views: the right edge at the leftmost of their left edges: one view, a list of views, or `visible([…])`.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func left(of views: some LayoutReference) -> PinChain<
    View, H.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(PinPoint(.anchor(.end, $0.source(views, .left, .leftOf)), .leftOf))
    }
  }

  /// Puts the view left of other views: the right edge at the leftmost of their left edges: the same, with nothing aligned.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func left(of views: some LayoutReference, aligned: PinAlign.Nothing) -> PinChain<
    View, H.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(PinPoint(.anchor(.end, $0.source(views, .left, .leftOf)), .leftOf))
    }
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesRight {
  /// Puts the view left of other views: the right edge at the leftmost of their left edges: and aligns the top edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func left(of views: some LayoutReference, aligned: PinAlign.Top) -> PinChain<
    View, H.AddingRight, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(PinPoint(.anchor(.end, $0.source(views, .left, .leftOf)), .leftOf))
      $0.rows.points.add(PinPoint(.anchor(.start, $0.source(views, .top, .leftOf)), .leftOf))
    }
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesRight {
  /// Puts the view left of other views: the right edge at the leftmost of their left edges: and aligns the vertical center with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func left(of views: some LayoutReference, aligned: PinAlign.VCenter) -> PinChain<
    View, H.AddingRight, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(PinPoint(.anchor(.end, $0.source(views, .left, .leftOf)), .leftOf))
      $0.rows.points.add(PinPoint(.anchor(.middle, $0.center(views, .vCenter, .leftOf)), .leftOf))
    }
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesRight {
  /// Puts the view left of other views: the right edge at the leftmost of their left edges: and aligns the bottom edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func left(of views: some LayoutReference, aligned: PinAlign.Bottom) -> PinChain<
    View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.columns.points.add(PinPoint(.anchor(.end, $0.source(views, .left, .leftOf)), .leftOf))
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(views, .bottom, .leftOf)), .leftOf))
    }
  }
}
