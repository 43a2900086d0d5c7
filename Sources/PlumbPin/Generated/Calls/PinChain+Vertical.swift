// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where V: PinTakesTop {
  /// Pins the top edge of the view: so many points inwards from the parent's.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func top(_ distance: CGFloat = 0) -> PinChain<
    View, H, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinInset<Vertical>(.start, .start, distance, false, .top)))
  }

  /// Pins the top edge of the view: so many hundredths of the parent's length along the axis from there.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func top(_ percent: PinPercent) -> PinChain<
    View, H, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinFact<Vertical>(.anchor(.start, .parent(part: percent.part)), .top)))
  }

  /// Pins the top edge of the view: as far inwards as the insets say.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func top(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinFact<Vertical>(.anchor(.start, .inset(.start, insets.plumbInsets, .top, .top)), .top)))
  }

  /// Pins the top edge of the view: on an edge or the center of another view, anywhere in the tree.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func top(to edge: PinVerticalEdge) -> PinChain<
    View, H, V.AddingTop, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>((.start, edge.all.view, edge.all.anchor, false, false, false, .top))))
  }
}

extension PinChain where V: PinTakesVCenter {
  /// Pins the vertical center of the view: so many points along the axis from the parent's center.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func vCenter(_ distance: CGFloat = 0) -> PinChain<
    View, H, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinInset<Vertical>(.middle, .middle, distance, false, .vCenter)))
  }

  /// Pins the vertical center of the view: so many hundredths of the parent's length along the axis from there.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func vCenter(_ percent: PinPercent) -> PinChain<
    View, H, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinFact<Vertical>(.anchor(.middle, .parent(part: 0.5 + percent.part)), .vCenter)))
  }

  /// Pins the vertical center of the view: on an edge or the center of another view, anywhere in the tree.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func vCenter(to edge: PinVerticalEdge) -> PinChain<
    View, H, V.AddingVCenter, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>((.middle, edge.all.view, edge.all.anchor, false, false, false, .vCenter)))
    )
  }
}

extension PinChain where V: PinTakesBottom {
  /// Pins the bottom edge of the view: so many points inwards from the parent's.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottom(_ distance: CGFloat = 0) -> PinChain<
    View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinInset<Vertical>(.end, .end, -distance, false, .bottom)))
  }

  /// Pins the bottom edge of the view: so many hundredths of the parent's length along the axis from there.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottom(_ percent: PinPercent) -> PinChain<
    View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinFact<Vertical>(.anchor(.end, .parent(part: 1 - percent.part)), .bottom)))
  }

  /// Pins the bottom edge of the view: as far inwards as the insets say.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottom(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinFact<Vertical>(
          .anchor(.end, .inset(.end, insets.plumbInsets, .bottom, .bottom)), .bottom)))
  }

  /// Pins the bottom edge of the view: on an edge or the center of another view, anywhere in the tree.
  ///
  /// Of the vertical axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func bottom(to edge: PinVerticalEdge) -> PinChain<
    View, H, V.AddingBottom, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Vertical>((.end, edge.all.view, edge.all.anchor, false, false, false, .bottom))))
  }
}
