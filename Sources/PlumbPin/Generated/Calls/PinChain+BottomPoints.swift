// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesBottom, H: PinTakesLeft {
  /// Pins the bottom edge and the left edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomLeft(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, .area(.bounds, .end, -distance)), .bottomLeft))
      $0.columns.points.add(
        PinPoint(.anchor(.start, .area(.bounds, .start, distance)), .bottomLeft))
    }
  }

  /// Pins the bottom edge and the left edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomLeft(to anchor: PinAnchor) -> PinChain<
    View, H.AddingLeft, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(anchor.vertical)), .bottomLeft))
      $0.columns.points.add(PinPoint(.anchor(.start, $0.source(anchor.horizontal)), .bottomLeft))
    }
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesStart {
  /// Pins the bottom edge and the edge that text starts at of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomStart(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, .area(.bounds, .end, -distance)), .bottomStart))
      $0.columns.points.add(
        PinPoint(.directional(.start, .area(.bounds, .start, distance)), .bottomStart))
    }
  }

  /// Pins the bottom edge and the edge that text starts at of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomStart(to anchor: PinAnchor) -> PinChain<
    View, H.AddingStart, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(anchor.vertical)), .bottomStart))
      $0.columns.points.add(
        PinPoint(.directional(.start, $0.source(anchor.horizontal)), .bottomStart))
    }
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesHCenter {
  /// Pins the bottom edge and the horizontal center of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomCenter(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingHCenter, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, .area(.bounds, .end, -distance)), .bottomCenter))
      $0.columns.points.add(PinPoint(.anchor(.middle, .area(.bounds, .middle, 0)), .bottomCenter))
    }
  }

  /// Pins the bottom edge and the horizontal center of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomCenter(to anchor: PinAnchor) -> PinChain<
    View, H.AddingHCenter, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(anchor.vertical)), .bottomCenter))
      $0.columns.points.add(PinPoint(.anchor(.middle, $0.source(anchor.horizontal)), .bottomCenter))
    }
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesRight {
  /// Pins the bottom edge and the right edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomRight(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, .area(.bounds, .end, -distance)), .bottomRight))
      $0.columns.points.add(PinPoint(.anchor(.end, .area(.bounds, .end, -distance)), .bottomRight))
    }
  }

  /// Pins the bottom edge and the right edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomRight(to anchor: PinAnchor) -> PinChain<
    View, H.AddingRight, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(anchor.vertical)), .bottomRight))
      $0.columns.points.add(PinPoint(.anchor(.end, $0.source(anchor.horizontal)), .bottomRight))
    }
  }
}

extension PinChain where V: PinTakesBottom, H: PinTakesEnd {
  /// Pins the bottom edge and the edge that text runs towards of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomEnd(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, .area(.bounds, .end, -distance)), .bottomEnd))
      $0.columns.points.add(
        PinPoint(.directional(.end, .area(.bounds, .end, -distance)), .bottomEnd))
    }
  }

  /// Pins the bottom edge and the edge that text runs towards of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func bottomEnd(to anchor: PinAnchor) -> PinChain<
    View, H.AddingEnd, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.end, $0.source(anchor.vertical)), .bottomEnd))
      $0.columns.points.add(PinPoint(.directional(.end, $0.source(anchor.horizontal)), .bottomEnd))
    }
  }
}
