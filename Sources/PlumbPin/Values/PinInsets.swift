import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// Insets from the edges of a view, in points: numbers, or the insets of a host's area.
///
///     title.plumb.pin { $0.top(PinInsets(top: 8, left: 0, bottom: 0, right: 0)).left(8) }
///     card.plumb.setPin(for: title) { $0.all(card.plumb.safeArea + 8) }
///
/// Insets of an area are read when the layout is evaluated, so a stored chain follows their changes.
public struct PinInsets {
  /// The distances that are added to the area's insets. Without an area, the insets themselves.
  private var added: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  private var least: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)?
  private var area: (host: any Layoutable, area: LayoutArea)?

  /// Makes insets from distances. They default to 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    added = (top, left, bottom, right)
  }

  init(of host: any Layoutable, _ area: LayoutArea) {
    self.init()
    self.area = (host, area)
  }

  /// The current distance from the top edge.
  public var top: CGFloat { inset(.top)?.now ?? added.top }
  /// The current distance from the left edge.
  public var left: CGFloat { inset(.left)?.now ?? added.left }
  /// The current distance from the bottom edge.
  public var bottom: CGFloat { inset(.bottom)?.now ?? added.bottom }
  /// The current distance from the right edge.
  public var right: CGFloat { inset(.right)?.now ?? added.right }

  /// The insets, each larger by `points`.
  public static func + (insets: PinInsets, points: CGFloat) -> PinInsets {
    var sum = insets
    sum.added = (
      insets.added.top + points, insets.added.left + points, insets.added.bottom + points,
      insets.added.right + points
    )
    sum.least = insets.least.map {
      ($0.top + points, $0.left + points, $0.bottom + points, $0.right + points)
    }
    return sum
  }

  /// The insets, each larger by `points`.
  public static func + (insets: PinInsets, points: Int) -> PinInsets { insets + CGFloat(points) }

  /// The insets, each at least as large as the current inset of `other` on the same side.
  public func minInsets(_ other: PinInsets) -> PinInsets {
    atLeast((other.top, other.left, other.bottom, other.right))
  }

  /// The insets, left and right at least `dx`, top and bottom at least `dy`.
  public func minInsets(dx: CGFloat, dy: CGFloat) -> PinInsets { atLeast((dy, dx, dy, dx)) }

  private func atLeast(
    _ other: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  ) -> PinInsets {
    func larger(
      _ own: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    ) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      (
        max(own.top, other.top), max(own.left, other.left), max(own.bottom, other.bottom),
        max(own.right, other.right)
      )
    }
    var insets = self
    if area == nil { insets.added = larger(added) } else { insets.least = larger(least ?? other) }
    return insets
  }

  private func inset(_ side: AreaInset.Side) -> AreaInset? {
    area.map {
      AreaInset(
        of: $0.host, $0.area, side, plus: PinInsets.side(side, of: added),
        atLeast: least.map { PinInsets.side(side, of: $0) } ?? -.infinity)
    }
  }

  /// The distance on a side, which is read when the layout is evaluated.
  func distance(_ side: AreaInset.Side) -> LayoutDistance {
    inset(side).map { LayoutDistance($0) }
      ?? LayoutDistance(points: PinInsets.side(side, of: added))
  }

  private static func side(
    _ side: AreaInset.Side, of sides: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  ) -> CGFloat {
    switch side {
    case .top: sides.top
    case .left: sides.left
    case .bottom: sides.bottom
    case .right: sides.right
    }
  }
}

extension LayoutScope {
  /// The insets of the safe area, in points: what bars, notches and rounded corners cover on each side.
  public var safeArea: PinInsets { PinInsets(of: host, .safeArea) }

  /// The insets of the layout margins, in points.
  public var layoutMargins: PinInsets { PinInsets(of: host, .layoutMargins) }

  /// The insets of the readable area, in points.
  public var readableMargins: PinInsets { PinInsets(of: host, .readable) }

  /// The insets from the content of this host to its visible part, in points. Views that are pinned by these insets
  /// stay visible while the content scrolls. The insets are 0 if the host does not scroll.
  public var viewport: PinInsets { PinInsets(of: host, .viewport) }

  private var host: Host { scopedHost }
}
