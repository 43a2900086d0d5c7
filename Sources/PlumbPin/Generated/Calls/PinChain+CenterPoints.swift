// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesVCenter, H: PinTakesLeft {
  /// Pins the vertical center and the left edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerLeft(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingLeft, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.middle, .area(.bounds, .middle, 0)), .centerLeft))
      $0.columns.points.add(
        PinPoint(.anchor(.start, .area(.bounds, .start, distance)), .centerLeft))
    }
  }

  /// Pins the vertical center and the left edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerLeft(to anchor: PinAnchor) -> PinChain<
    View, H.AddingLeft, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.middle, $0.source(anchor.vertical)), .centerLeft))
      $0.columns.points.add(PinPoint(.anchor(.start, $0.source(anchor.horizontal)), .centerLeft))
    }
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesStart {
  /// Pins the vertical center and the edge that text starts at of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerStart(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingStart, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.middle, .area(.bounds, .middle, 0)), .centerStart))
      $0.columns.points.add(
        PinPoint(.directional(.start, .area(.bounds, .start, distance)), .centerStart))
    }
  }

  /// Pins the vertical center and the edge that text starts at of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerStart(to anchor: PinAnchor) -> PinChain<
    View, H.AddingStart, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.middle, $0.source(anchor.vertical)), .centerStart))
      $0.columns.points.add(
        PinPoint(.directional(.start, $0.source(anchor.horizontal)), .centerStart))
    }
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesHCenter {
  /// Pins the vertical center and the horizontal center of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func center(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingHCenter, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.middle, .area(.bounds, .middle, distance)), .center))
      $0.columns.points.add(PinPoint(.anchor(.middle, .area(.bounds, .middle, distance)), .center))
    }
  }

  /// Pins the vertical center and the horizontal center of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func center(to anchor: PinAnchor) -> PinChain<
    View, H.AddingHCenter, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.middle, $0.source(anchor.vertical)), .center))
      $0.columns.points.add(PinPoint(.anchor(.middle, $0.source(anchor.horizontal)), .center))
    }
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesRight {
  /// Pins the vertical center and the right edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerRight(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingRight, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.middle, .area(.bounds, .middle, 0)), .centerRight))
      $0.columns.points.add(PinPoint(.anchor(.end, .area(.bounds, .end, -distance)), .centerRight))
    }
  }

  /// Pins the vertical center and the right edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerRight(to anchor: PinAnchor) -> PinChain<
    View, H.AddingRight, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.middle, $0.source(anchor.vertical)), .centerRight))
      $0.columns.points.add(PinPoint(.anchor(.end, $0.source(anchor.horizontal)), .centerRight))
    }
  }
}

extension PinChain where V: PinTakesVCenter, H: PinTakesEnd {
  /// Pins the vertical center and the edge that text runs towards of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerEnd(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingEnd, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.middle, .area(.bounds, .middle, 0)), .centerEnd))
      $0.columns.points.add(
        PinPoint(.directional(.end, .area(.bounds, .end, -distance)), .centerEnd))
    }
  }

  /// Pins the vertical center and the edge that text runs towards of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func centerEnd(to anchor: PinAnchor) -> PinChain<
    View, H.AddingEnd, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.middle, $0.source(anchor.vertical)), .centerEnd))
      $0.columns.points.add(PinPoint(.directional(.end, $0.source(anchor.horizontal)), .centerEnd))
    }
  }
}
