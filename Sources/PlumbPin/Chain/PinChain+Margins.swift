import Foundation
import Plumb

// Margins move an edge inwards, and a center by their difference; between both edges they shrink the
// view. The margin that is said last counts, as all of them may be said again for one side.

extension PinChain {
  /// The chain with other margins.
  @inlinable @inline(__always)
  func withMargins(_ change: (inout PinMargins) -> Void) -> PinChain {
    var next = values
    change(&next.margins)
    return PinChain(next)
  }

  /// Room above the view, in points.
  @inlinable @inline(__always)
  public func marginTop(_ points: CGFloat) -> PinChain { withMargins { $0.setTop(points) } }

  /// Room above the view, in hundredths of the parent's height.
  public func marginTop(_ percent: PinPercent) -> PinChain {
    withMargins { $0.set(.top, percent: percent) }
  }

  /// Room left of the view, in points.
  @inlinable @inline(__always)
  public func marginLeft(_ points: CGFloat) -> PinChain { withMargins { $0.setLeft(points) } }

  /// Room left of the view, in hundredths of the parent's width.
  public func marginLeft(_ percent: PinPercent) -> PinChain {
    withMargins { $0.set(.left, percent: percent) }
  }

  /// Room below the view, in points.
  @inlinable @inline(__always)
  public func marginBottom(_ points: CGFloat) -> PinChain { withMargins { $0.setBottom(points) } }

  /// Room below the view, in hundredths of the parent's height.
  public func marginBottom(_ percent: PinPercent) -> PinChain {
    withMargins { $0.set(.bottom, percent: percent) }
  }

  /// Room right of the view, in points.
  @inlinable @inline(__always)
  public func marginRight(_ points: CGFloat) -> PinChain { withMargins { $0.setRight(points) } }

  /// Room right of the view, in hundredths of the parent's width.
  public func marginRight(_ percent: PinPercent) -> PinChain {
    withMargins { $0.set(.right, percent: percent) }
  }

  /// Room at the edge that text starts at, in points.
  public func marginStart(_ points: CGFloat) -> PinChain {
    withMargins { $0.set(.start, directed: points) }
  }

  /// Room at the edge that text starts at, in hundredths of the parent's width.
  public func marginStart(_ percent: PinPercent) -> PinChain {
    withMargins { $0.set(.start, percent: percent) }
  }

  /// Room at the edge that text runs towards, in points.
  public func marginEnd(_ points: CGFloat) -> PinChain {
    withMargins { $0.set(.end, directed: points) }
  }

  /// Room at the edge that text runs towards, in hundredths of the parent's width.
  public func marginEnd(_ percent: PinPercent) -> PinChain {
    withMargins { $0.set(.end, percent: percent) }
  }

  /// Room left and right of the view, in points.
  @inlinable @inline(__always)
  public func marginHorizontal(_ points: CGFloat) -> PinChain {
    marginLeft(points).marginRight(points)
  }

  /// Room left and right of the view, in hundredths of the parent's width.
  public func marginHorizontal(_ percent: PinPercent) -> PinChain {
    marginLeft(percent).marginRight(percent)
  }

  /// Room above and below the view, in points.
  @inlinable @inline(__always)
  public func marginVertical(_ points: CGFloat) -> PinChain {
    marginTop(points).marginBottom(points)
  }

  /// Room above and below the view, in hundredths of the parent's height.
  public func marginVertical(_ percent: PinPercent) -> PinChain {
    marginTop(percent).marginBottom(percent)
  }
}

extension PinChain {
  /// Room on all sides: what the insets say when the chain is evaluated.
  public func margin(_ insets: PinInsets) -> PinChain { withMargins { $0.set(insets: insets) } }

  /// Room on all sides, in points along the writing direction.
  public func margin(_ insets: LayoutInsets) -> PinChain {
    marginVertical(0).marginTop(insets.top).marginBottom(insets.bottom)
      .marginStart(insets.leading).marginEnd(insets.trailing)
  }

  /// Room on all sides, in points.
  @inlinable @inline(__always)
  public func margin(_ points: CGFloat) -> PinChain {
    marginHorizontal(points).marginVertical(points)
  }

  /// Room on all sides, in hundredths of the parent's width, and above and below of its height.
  public func margin(_ percent: PinPercent) -> PinChain {
    marginHorizontal(percent).marginVertical(percent)
  }

  /// Room above, left of, below and right of the view, in points.
  @inlinable @inline(__always)
  public func margin(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> PinChain {
    marginTop(top).marginLeft(left).marginBottom(bottom).marginRight(right)
  }

  /// Room above, left of, below and right of the view, in hundredths of the parent's lengths.
  public func margin(
    _ top: PinPercent, _ left: PinPercent, _ bottom: PinPercent, _ right: PinPercent
  ) -> PinChain {
    marginTop(top).marginLeft(left).marginBottom(bottom).marginRight(right)
  }

  /// Room above and below the view, and left and right of it, in points.
  @inlinable @inline(__always)
  public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> PinChain {
    marginVertical(vertical).marginHorizontal(horizontal)
  }

  /// Room above and below the view, and left and right of it, in hundredths of the parent's lengths.
  public func margin(_ vertical: PinPercent, _ horizontal: PinPercent) -> PinChain {
    marginVertical(vertical).marginHorizontal(horizontal)
  }

  /// Room above the view, left and right of it, and below it, in points.
  @inlinable @inline(__always)
  public func margin(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> PinChain {
    marginTop(top).marginHorizontal(horizontal).marginBottom(bottom)
  }

  /// Room above the view, left and right of it, and below it, in hundredths of the parent's lengths.
  public func margin(
    _ top: PinPercent, _ horizontal: PinPercent, _ bottom: PinPercent
  ) -> PinChain {
    marginTop(top).marginHorizontal(horizontal).marginBottom(bottom)
  }
}

extension PinChain where Edges == PinLooseEdges {
  /// Lets margins shrink the view instead of moving it, on each axis with an edge or a center and a
  /// length: the two edges that they make stay where they are.
  ///
  /// Does not compile if all four edges are pinned.
  @inlinable @inline(__always)
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
