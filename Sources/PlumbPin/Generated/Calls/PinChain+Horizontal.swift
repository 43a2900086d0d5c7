// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

extension PinChain where H: PinTakesLeft {
  /// Pins the left edge of the view: so many points inwards from the parent's.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func left(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinInset<Horizontal>(.start, .start, distance, false, .left)))
  }

  /// Pins the left edge of the view: so many hundredths of the parent's length along the axis from there.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func left(_ percent: PinPercent) -> PinChain<
    View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinFact<Horizontal>(.anchor(.start, .parent(part: percent.part)), .left)))
  }

  /// Pins the left edge of the view: as far inwards as the insets say.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func left(_ insets: some PinEdgeDistances) -> PinChain<
    View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinFact<Horizontal>(
          .anchor(.start, .inset(.start, insets.plumbInsets, .left, .left)), .left)))
  }

  /// Pins the left edge of the view: on an edge or the center of another view, anywhere in the tree.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func left(to edge: PinHorizontalEdge) -> PinChain<
    View, H.AddingLeft, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Horizontal>(
          (.start, edge.all.view, edge.all.anchor, false, edge.all.isDirectional, false, .left))))
  }
}

extension PinChain where H: PinTakesHCenter {
  /// Pins the horizontal center of the view: so many points along the axis from the parent's center.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func hCenter(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingHCenter, V, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinInset<Horizontal>(.middle, .middle, distance, false, .hCenter)))
  }

  /// Pins the horizontal center of the view: so many hundredths of the parent's length along the axis from there.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func hCenter(_ percent: PinPercent) -> PinChain<
    View, H.AddingHCenter, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinFact<Horizontal>(.anchor(.middle, .parent(part: 0.5 + percent.part)), .hCenter)))
  }

  /// Pins the horizontal center of the view: on an edge or the center of another view, anywhere in the tree.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func hCenter(to edge: PinHorizontalEdge) -> PinChain<
    View, H.AddingHCenter, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Horizontal>(
          (.middle, edge.all.view, edge.all.anchor, false, edge.all.isDirectional, false, .hCenter))
      ))
  }
}

extension PinChain where H: PinTakesRight {
  /// Pins the right edge of the view: so many points inwards from the parent's.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func right(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinInset<Horizontal>(.end, .end, -distance, false, .right)))
  }

  /// Pins the right edge of the view: so many hundredths of the parent's length along the axis from there.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func right(_ percent: PinPercent) -> PinChain<
    View, H.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinFact<Horizontal>(.anchor(.end, .parent(part: 1 - percent.part)), .right)))
  }

  /// Pins the right edge of the view: as far inwards as the insets say.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func right(_ insets: some PinEdgeDistances) -> PinChain<
    View, H.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinFact<Horizontal>(.anchor(.end, .inset(.end, insets.plumbInsets, .right, .right)), .right)
      ))
  }

  /// Pins the right edge of the view: on an edge or the center of another view, anywhere in the tree.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func right(to edge: PinHorizontalEdge) -> PinChain<
    View, H.AddingRight, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Horizontal>(
          (.end, edge.all.view, edge.all.anchor, false, edge.all.isDirectional, false, .right))))
  }
}

extension PinChain where H: PinTakesStart {
  /// Pins the edge that text starts at of the view: so many points inwards from the parent's.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func start(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingStart, V, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinInset<Horizontal>(.start, .start, distance, true, .start)))
  }

  /// Pins the edge that text starts at of the view: so many hundredths of the parent's length along the axis from there.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func start(_ percent: PinPercent) -> PinChain<
    View, H.AddingStart, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinFact<Horizontal>(.directional(.start, .parent(part: percent.part)), .start)))
  }

  /// Pins the edge that text starts at of the view: as far inwards as the insets say.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func start(_ insets: some PinEdgeDistances) -> PinChain<
    View, H.AddingStart, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinFact<Horizontal>(
          .directional(.start, .inset(.start, insets.plumbInsets, .left, .right)), .start)))
  }

  /// Pins the edge that text starts at of the view: on an edge or the center of another view, anywhere in the tree.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func start(to edge: PinHorizontalEdge) -> PinChain<
    View, H.AddingStart, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Horizontal>(
          (.start, edge.all.view, edge.all.anchor, true, edge.all.isDirectional, false, .start))))
  }
}

extension PinChain where H: PinTakesEnd {
  /// Pins the edge that text runs towards of the view: so many points inwards from the parent's.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func end(_ distance: CGFloat = 0) -> PinChain<
    View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights
  > {
    .init(speech.saying(PinInset<Horizontal>(.end, .end, -distance, true, .end)))
  }

  /// Pins the edge that text runs towards of the view: so many hundredths of the parent's length along the axis from there.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func end(_ percent: PinPercent) -> PinChain<
    View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(PinFact<Horizontal>(.directional(.end, .parent(part: 1 - percent.part)), .end)))
  }

  /// Pins the edge that text runs towards of the view: as far inwards as the insets say.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func end(_ insets: some PinEdgeDistances) -> PinChain<
    View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinFact<Horizontal>(
          .directional(.end, .inset(.end, insets.plumbInsets, .right, .left)), .end)))
  }

  /// Pins the edge that text runs towards of the view: on an edge or the center of another view, anywhere in the tree.
  ///
  /// Of the horizontal axis, in points in the parent's coordinates; evaluated with the
  /// chain. Does not compile beside what it contradicts.
  @_alwaysEmitIntoClient @inline(always)
  public func end(to edge: PinHorizontalEdge) -> PinChain<
    View, H.AddingEnd, V, Adjustment, Edges, Widths, Heights
  > {
    .init(
      speech.saying(
        PinLine<Horizontal>(
          (.end, edge.all.view, edge.all.anchor, true, edge.all.isDirectional, false, .end))))
  }
}
