// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesBottom {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: one view, a list of views, or `visible([…])`.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above(of views: some LayoutReference) -> PinChain<
    View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(views, .top, .aboveOf)), .aboveOf))
    }
  }

  /// Puts the view above other views: the bottom edge at the topmost of their top edges: the same, with nothing aligned.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above(of views: some LayoutReference, aligned: PinAlign.Nothing) -> PinChain<
    View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(views, .top, .aboveOf)), .aboveOf))
    }
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesLeft {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the left edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above(of views: some LayoutReference, aligned: PinAlign.Left) -> PinChain<
    View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(views, .top, .aboveOf)), .aboveOf))
      $0.columns.points.add(PinPoint(.anchor(.start, $0.source(views, .left, .aboveOf)), .aboveOf))
    }
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesHCenter {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the horizontal center with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above(of views: some LayoutReference, aligned: PinAlign.HCenter) -> PinChain<
    View, H.AddingHCenter, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(views, .top, .aboveOf)), .aboveOf))
      $0.columns.points.add(
        PinPoint(.anchor(.middle, $0.center(views, .hCenter, .aboveOf)), .aboveOf))
    }
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesRight {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the right edge with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above(of views: some LayoutReference, aligned: PinAlign.Right) -> PinChain<
    View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(views, .top, .aboveOf)), .aboveOf))
      $0.columns.points.add(PinPoint(.anchor(.end, $0.source(views, .right, .aboveOf)), .aboveOf))
    }
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesStart {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the edge that text starts at with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above(of views: some LayoutReference, aligned: PinAlign.Start) -> PinChain<
    View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(views, .top, .aboveOf)), .aboveOf))
      $0.columns.points.add(
        PinPoint(.directional(.start, $0.source(views, .start, .aboveOf)), .aboveOf))
    }
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesEnd {
  /// Puts the view above other views: the bottom edge at the topmost of their top edges: and aligns the edge that text runs towards with theirs, the outermost, or the mean of the centers.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func above(of views: some LayoutReference, aligned: PinAlign.End) -> PinChain<
    View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(views, .top, .aboveOf)), .aboveOf))
      $0.columns.points.add(
        PinPoint(.directional(.end, $0.source(views, .end, .aboveOf)), .aboveOf))
    }
  }
}
