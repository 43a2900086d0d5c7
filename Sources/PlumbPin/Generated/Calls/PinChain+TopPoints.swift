// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesTop, H: PinTakesLeft {
  /// Pins the top edge and the left edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topLeft(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingLeft, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.start, .area(.bounds, .start, distance)), .topLeft))
      $0.columns.points.add(PinPoint(.anchor(.start, .area(.bounds, .start, distance)), .topLeft))
    }
  }

  /// Pins the top edge and the left edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topLeft(to anchor: PinAnchor) -> PinChain<
    View, H.AddingLeft, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.start, $0.source(anchor.vertical)), .topLeft))
      $0.columns.points.add(PinPoint(.anchor(.start, $0.source(anchor.horizontal)), .topLeft))
    }
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesStart {
  /// Pins the top edge and the edge that text starts at of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topStart(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingStart, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.start, .area(.bounds, .start, distance)), .topStart))
      $0.columns.points.add(
        PinPoint(.directional(.start, .area(.bounds, .start, distance)), .topStart))
    }
  }

  /// Pins the top edge and the edge that text starts at of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topStart(to anchor: PinAnchor) -> PinChain<
    View, H.AddingStart, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.start, $0.source(anchor.vertical)), .topStart))
      $0.columns.points.add(PinPoint(.directional(.start, $0.source(anchor.horizontal)), .topStart))
    }
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesHCenter {
  /// Pins the top edge and the horizontal center of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topCenter(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingHCenter, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.start, .area(.bounds, .start, distance)), .topCenter))
      $0.columns.points.add(PinPoint(.anchor(.middle, .area(.bounds, .middle, 0)), .topCenter))
    }
  }

  /// Pins the top edge and the horizontal center of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topCenter(to anchor: PinAnchor) -> PinChain<
    View, H.AddingHCenter, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.start, $0.source(anchor.vertical)), .topCenter))
      $0.columns.points.add(PinPoint(.anchor(.middle, $0.source(anchor.horizontal)), .topCenter))
    }
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesRight {
  /// Pins the top edge and the right edge of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topRight(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingRight, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.start, .area(.bounds, .start, distance)), .topRight))
      $0.columns.points.add(PinPoint(.anchor(.end, .area(.bounds, .end, -distance)), .topRight))
    }
  }

  /// Pins the top edge and the right edge of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topRight(to anchor: PinAnchor) -> PinChain<
    View, H.AddingRight, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.start, $0.source(anchor.vertical)), .topRight))
      $0.columns.points.add(PinPoint(.anchor(.end, $0.source(anchor.horizontal)), .topRight))
    }
  }
}

extension PinChain where V: PinTakesTop, H: PinTakesEnd {
  /// Pins the top edge and the edge that text runs towards of the view: to the parent's, edges so many points inwards.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topEnd(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingEnd, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.start, .area(.bounds, .start, distance)), .topEnd))
      $0.columns.points.add(PinPoint(.directional(.end, .area(.bounds, .end, -distance)), .topEnd))
    }
  }

  /// Pins the top edge and the edge that text runs towards of the view: to a point of another view, anywhere in the tree.
  ///
  /// Of the horizontal and the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @inlinable @inline(__always)
  public func topEnd(to anchor: PinAnchor) -> PinChain<
    View, H.AddingEnd, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    becoming {
      $0.rows.points.add(PinPoint(.anchor(.start, $0.source(anchor.vertical)), .topEnd))
      $0.columns.points.add(PinPoint(.directional(.end, $0.source(anchor.horizontal)), .topEnd))
    }
  }
}
