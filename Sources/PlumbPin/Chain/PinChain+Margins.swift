import Foundation
@_spi(PlumbFrontEnd) import Plumb

// Margins move an edge inwards, and a center by their difference; between both edges they shrink the
// view. The margin that is said last counts, as all of them may be said again for one side. One that is not
// finite is reported and ignored, and the edge stays where it is without it.

extension PinChain {
  private func withMargins(
    _ change: @escaping (inout PinMargins) -> Void
  ) -> PinChain {
    becoming { change(&$0.margins) }
  }

  @inlinable @inline(always)
  func margin(_ side: PinMarginSide, _ points: CGFloat, _ call: PinCall) -> PinChain {
    becoming(PinMargin(side, points, call))
  }

  private func margin(_ side: PinMarginSide, _ percent: PinPercent, _ call: PinCall) -> PinChain {
    withMargins { $0.set(side, LayoutDistance(part: percent.part), call) }
  }

  /// Room above the view, in points.
  @inlinable @inline(always)
  public func marginTop(_ points: CGFloat) -> PinChain {
    margin(.top, points, .marginTop)
  }

  /// Room above the view, in hundredths of the parent's height.
  public func marginTop(_ percent: PinPercent) -> PinChain {
    margin(.top, percent, .marginTop)
  }

  /// Room left of the view, in points.
  @inlinable @inline(always)
  public func marginLeft(_ points: CGFloat) -> PinChain {
    margin(.left, points, .marginLeft)
  }

  /// Room left of the view, in hundredths of the parent's width.
  public func marginLeft(_ percent: PinPercent) -> PinChain {
    margin(.left, percent, .marginLeft)
  }

  /// Room below the view, in points.
  @inlinable @inline(always)
  public func marginBottom(_ points: CGFloat) -> PinChain {
    margin(.bottom, points, .marginBottom)
  }

  /// Room below the view, in hundredths of the parent's height.
  public func marginBottom(_ percent: PinPercent) -> PinChain {
    margin(.bottom, percent, .marginBottom)
  }

  /// Room right of the view, in points.
  @inlinable @inline(always)
  public func marginRight(_ points: CGFloat) -> PinChain {
    margin(.right, points, .marginRight)
  }

  /// Room right of the view, in hundredths of the parent's width.
  public func marginRight(_ percent: PinPercent) -> PinChain {
    margin(.right, percent, .marginRight)
  }

  /// Room at the edge that text starts at, in points.
  @inlinable @inline(always)
  public func marginStart(_ points: CGFloat) -> PinChain {
    margin(.start, points, .marginStart)
  }

  /// Room at the edge that text starts at, in hundredths of the parent's width.
  public func marginStart(_ percent: PinPercent) -> PinChain {
    margin(.start, percent, .marginStart)
  }

  /// Room at the edge that text runs towards, in points.
  @inlinable @inline(always)
  public func marginEnd(_ points: CGFloat) -> PinChain {
    margin(.end, points, .marginEnd)
  }

  /// Room at the edge that text runs towards, in hundredths of the parent's width.
  public func marginEnd(_ percent: PinPercent) -> PinChain {
    margin(.end, percent, .marginEnd)
  }

  /// Room left and right of the view, in points.
  @inlinable @inline(always)
  public func marginHorizontal(
    _ points: CGFloat
  ) -> PinChain {
    margin(.left, points, .marginHorizontal).margin(.right, points, .marginHorizontal)
  }

  /// Room left and right of the view, in hundredths of the parent's width.
  public func marginHorizontal(_ percent: PinPercent) -> PinChain {
    margin(.left, percent, .marginHorizontal).margin(.right, percent, .marginHorizontal)
  }

  /// Room above and below the view, in points.
  @inlinable @inline(always)
  public func marginVertical(_ points: CGFloat) -> PinChain {
    margin(.top, points, .marginVertical).margin(.bottom, points, .marginVertical)
  }

  /// Room above and below the view, in hundredths of the parent's height.
  public func marginVertical(_ percent: PinPercent) -> PinChain {
    margin(.top, percent, .marginVertical).margin(.bottom, percent, .marginVertical)
  }
}

extension PinChain {
  /// Room on all sides: what the insets say when the chain is evaluated.
  public func margin(_ insets: some PinEdgeDistances) -> PinChain {
    withMargins { $0.set(insets: insets.plumbInsets) }
  }

  /// Room on all sides, in points along the writing direction.
  public func margin(_ insets: LayoutInsets) -> PinChain {
    margin(.top, insets.top, .margin).margin(.bottom, insets.bottom, .margin)
      .margin(.start, insets.leading, .margin).margin(.end, insets.trailing, .margin)
  }

  /// Room on all sides, in hundredths of the parent's width, and above and below of its height.
  public func margin(_ percent: PinPercent) -> PinChain {
    margin(percent, percent, percent, percent)
  }

  /// Room above, left of, below and right of the view, in hundredths of the parent's lengths.
  public func margin(
    _ top: PinPercent, _ left: PinPercent, _ bottom: PinPercent, _ right: PinPercent
  ) -> PinChain {
    margin(.top, top, .margin).margin(.left, left, .margin)
      .margin(.bottom, bottom, .margin).margin(.right, right, .margin)
  }

  /// Room above and below the view, and left and right of it, in hundredths of the parent's lengths.
  public func margin(_ vertical: PinPercent, _ horizontal: PinPercent) -> PinChain {
    margin(vertical, horizontal, vertical, horizontal)
  }

  /// Room above the view, left and right of it, and below it, in hundredths of the parent's lengths.
  public func margin(
    _ top: PinPercent, _ horizontal: PinPercent, _ bottom: PinPercent
  ) -> PinChain {
    margin(top, horizontal, bottom, horizontal)
  }

  /// Room above, left of, below and right of the view, in points.
  @inlinable @inline(always)
  public func margin(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> PinChain {
    margin(.top, top, .margin).margin(.left, left, .margin)
      .margin(.bottom, bottom, .margin).margin(.right, right, .margin)
  }

  /// Room on all sides, in points.
  @inlinable @inline(always)
  public func margin(_ points: CGFloat) -> PinChain {
    margin(points, points, points, points)
  }

  /// Room above and below the view, and left and right of it, in points.
  @inlinable @inline(always)
  public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> PinChain {
    margin(vertical, horizontal, vertical, horizontal)
  }

  /// Room above the view, left and right of it, and below it, in points.
  @inlinable @inline(always)
  public func margin(
    _ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat
  ) -> PinChain {
    margin(top, horizontal, bottom, horizontal)
  }
}

extension PinChain where Edges == PinLooseEdges {
  /// Lets margins shrink the view instead of moving it, on each axis with an edge or a center and a
  /// length: the two edges that they make stay where they are.
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
