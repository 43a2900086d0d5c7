import Foundation
@_spi(PlumbFrontEnd) import Plumb

// Margins move an edge inwards, and a center by the difference of the axis's two margins. Between two edges they shrink
// the view. If a side gets several margins, the last one counts. A margin that is not finite is reported and ignored,
// as if it had not been set.

extension PinChain {
  private func withMargins(
    _ change: @escaping (inout PinMargins) -> Void
  ) -> PinChain {
    becoming { change(&$0.margins) }
  }

  @_alwaysEmitIntoClient @inline(always)
  func margin(_ side: PinMarginSide, _ points: CGFloat, _ call: PinCall) -> PinChain {
    becoming(PinMargin(side, points, call))
  }

  private func margin(_ side: PinMarginSide, _ percent: PinPercent, _ call: PinCall) -> PinChain {
    withMargins { $0.set(side, LayoutDistance(part: percent.part), call) }
  }

  /// Sets the margin above the view, in points.
  @_alwaysEmitIntoClient @inline(always)
  public func marginTop(_ points: CGFloat) -> PinChain {
    margin(.top, points, .marginTop)
  }

  /// Sets the margin above the view, in percent of the parent's height.
  public func marginTop(_ percent: PinPercent) -> PinChain {
    margin(.top, percent, .marginTop)
  }

  /// Sets the margin left of the view, in points.
  @_alwaysEmitIntoClient @inline(always)
  public func marginLeft(_ points: CGFloat) -> PinChain {
    margin(.left, points, .marginLeft)
  }

  /// Sets the margin left of the view, in percent of the parent's width.
  public func marginLeft(_ percent: PinPercent) -> PinChain {
    margin(.left, percent, .marginLeft)
  }

  /// Sets the margin below the view, in points.
  @_alwaysEmitIntoClient @inline(always)
  public func marginBottom(_ points: CGFloat) -> PinChain {
    margin(.bottom, points, .marginBottom)
  }

  /// Sets the margin below the view, in percent of the parent's height.
  public func marginBottom(_ percent: PinPercent) -> PinChain {
    margin(.bottom, percent, .marginBottom)
  }

  /// Sets the margin right of the view, in points.
  @_alwaysEmitIntoClient @inline(always)
  public func marginRight(_ points: CGFloat) -> PinChain {
    margin(.right, points, .marginRight)
  }

  /// Sets the margin right of the view, in percent of the parent's width.
  public func marginRight(_ percent: PinPercent) -> PinChain {
    margin(.right, percent, .marginRight)
  }

  /// Sets the margin at the edge where text starts, in points.
  @_alwaysEmitIntoClient @inline(always)
  public func marginStart(_ points: CGFloat) -> PinChain {
    margin(.start, points, .marginStart)
  }

  /// Sets the margin at the edge where text starts, in percent of the parent's width.
  public func marginStart(_ percent: PinPercent) -> PinChain {
    margin(.start, percent, .marginStart)
  }

  /// Sets the margin at the edge where lines of text end, in points.
  @_alwaysEmitIntoClient @inline(always)
  public func marginEnd(_ points: CGFloat) -> PinChain {
    margin(.end, points, .marginEnd)
  }

  /// Sets the margin at the edge where lines of text end, in percent of the parent's width.
  public func marginEnd(_ percent: PinPercent) -> PinChain {
    margin(.end, percent, .marginEnd)
  }

  /// Sets the margins left and right of the view, in points.
  @_alwaysEmitIntoClient @inline(always)
  public func marginHorizontal(
    _ points: CGFloat
  ) -> PinChain {
    margin(.left, points, .marginHorizontal).margin(.right, points, .marginHorizontal)
  }

  /// Sets the margins left and right of the view, in percent of the parent's width.
  public func marginHorizontal(_ percent: PinPercent) -> PinChain {
    margin(.left, percent, .marginHorizontal).margin(.right, percent, .marginHorizontal)
  }

  /// Sets the margins above and below the view, in points.
  @_alwaysEmitIntoClient @inline(always)
  public func marginVertical(_ points: CGFloat) -> PinChain {
    margin(.top, points, .marginVertical).margin(.bottom, points, .marginVertical)
  }

  /// Sets the margins above and below the view, in percent of the parent's height.
  public func marginVertical(_ percent: PinPercent) -> PinChain {
    margin(.top, percent, .marginVertical).margin(.bottom, percent, .marginVertical)
  }
}

extension PinChain {
  /// Sets all margins from insets, which are read when the chain is evaluated.
  public func margin(_ insets: some PinEdgeDistances) -> PinChain {
    withMargins { $0.set(insets: insets.plumbInsets) }
  }

  /// Sets all margins, in points. The leading and trailing margins follow the writing direction.
  public func margin(_ insets: LayoutInsets) -> PinChain {
    margin(.top, insets.top, .margin).margin(.bottom, insets.bottom, .margin)
      .margin(.start, insets.leading, .margin).margin(.end, insets.trailing, .margin)
  }

  /// Sets all margins: left and right in percent of the parent's width, above and below in percent of its height.
  public func margin(_ percent: PinPercent) -> PinChain {
    margin(percent, percent, percent, percent)
  }

  /// Sets the margins above, left of, below and right of the view, each in percent of the parent's length on its axis.
  public func margin(
    _ top: PinPercent, _ left: PinPercent, _ bottom: PinPercent, _ right: PinPercent
  ) -> PinChain {
    margin(.top, top, .margin).margin(.left, left, .margin)
      .margin(.bottom, bottom, .margin).margin(.right, right, .margin)
  }

  /// Sets the margins above and below, and left and right, each in percent of the parent's length on its axis.
  public func margin(_ vertical: PinPercent, _ horizontal: PinPercent) -> PinChain {
    margin(vertical, horizontal, vertical, horizontal)
  }

  /// Sets the margins above, left and right, and below, each in percent of the parent's length on its axis.
  public func margin(
    _ top: PinPercent, _ horizontal: PinPercent, _ bottom: PinPercent
  ) -> PinChain {
    margin(top, horizontal, bottom, horizontal)
  }

  /// Sets the margins above, left of, below and right of the view, in points.
  @_alwaysEmitIntoClient @inline(always)
  public func margin(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> PinChain {
    margin(.top, top, .margin).margin(.left, left, .margin)
      .margin(.bottom, bottom, .margin).margin(.right, right, .margin)
  }

  /// Sets all margins, in points.
  @_alwaysEmitIntoClient @inline(always)
  public func margin(_ points: CGFloat) -> PinChain {
    margin(points, points, points, points)
  }

  /// Sets the margins above and below, and left and right, in points.
  @_alwaysEmitIntoClient @inline(always)
  public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> PinChain {
    margin(vertical, horizontal, vertical, horizontal)
  }

  /// Sets the margins above, left and right, and below, in points.
  @_alwaysEmitIntoClient @inline(always)
  public func margin(
    _ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat
  ) -> PinChain {
    margin(top, horizontal, bottom, horizontal)
  }
}

extension PinChain where Edges == PinLooseEdges {
  /// Lets margins shrink the view instead of moving it. On an axis with a length and one edge or center, both
  /// resulting edges count as pinned, and margins shrink the view between them.
  ///
  /// Does not compile if all four edges are pinned.
  public func pinEdges() -> PinChain<View, H, V, Adjustment, PinPinnedEdges, Widths, Heights> {
    becoming { $0.pinsEdges = true }
  }
}

@available(*, unavailable, message: "pinEdges is said already; a chain says each thing once")
extension PinChain where Edges == PinPinnedEdges {
  public func pinEdges() -> Self { unreachable() }
}

extension PinChain {
  @available(
    *, unavailable, message: "there is no layout() to forget: the chain is over with its closure"
  )
  public func layout() -> Self { unreachable() }
}
