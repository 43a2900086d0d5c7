import Foundation

/// The layout of a matrix's cells as a linear function of the length of a cell.
///
/// If the layout is linear, each number of a child on an axis is a multiple of the cell's length, plus a constant. So
/// the layout is evaluated only twice, in cells of length 0 and 1, and each frame is a sum. A layout with closures,
/// with pins to other hosts or with fitted lengths is evaluated in each cell. Then the function only tells how long a
/// fitted track must be.
struct LinearCell {
  let columns: LinearSpan
  let rows: LinearSpan
  let isExact: Bool

  init(_ layout: StoredLayout, in site: GroupSite, _ areas: CellAreas) {
    func placed(_ side: CGFloat) -> PlacedFrame {
      areas.put(CGRect(x: 0, y: 0, width: side, height: side), in: site.pass)
      return layout.placed(in: site.pass, site.parent)
    }
    let (small, large) = (placed(0), placed(1))
    columns = LinearSpan(small.columns, large.columns)
    rows = LinearSpan(small.rows, large.rows)
    isExact = layout.isLinear
  }

  /// The frame in a cell with the given spans; nil if the layout is not linear.
  @inline(__always)
  func frame(_ columns: LayoutSpan, _ rows: LayoutSpan) -> CGRect? {
    isExact ? CGRect(horizontal: self.columns.at(columns), vertical: self.rows.at(rows)) : nil
  }
}

/// A span as a linear function of the length of a cell. Its origin, from the start of the cell, is `origin` plus
/// `originPart` times the length of the cell. Its own length is `length` plus `lengthPart` times the length of the
/// cell.
struct LinearSpan {
  let origin: CGFloat
  let originPart: CGFloat
  let length: CGFloat
  let lengthPart: CGFloat
  /// The child's first fact: the coordinate `place` plus `placePart` times the length of the cell, and the part of the
  /// child that is at this coordinate.
  private let place: CGFloat
  private let placePart: CGFloat
  private let part: CGFloat
  let isFitted: Bool
  let isRatio: Bool

  init(_ small: PlacedAxis, _ large: PlacedAxis) {
    let (one, other) = (small.span, large.span)
    origin = one.origin
    originPart = other.origin - one.origin
    length = one.length
    lengthPart = other.length - one.length
    place = small.first
    placePart = large.first - small.first
    part = small.rule.part
    switch small.open {
    case .none: (isFitted, isRatio) = (false, false)
    case .fitted: (isFitted, isRatio) = (true, false)
    case .ratio: (isFitted, isRatio) = (false, true)
    }
  }

  /// The span in a given cell.
  @inline(__always)
  func at(_ cell: LayoutSpan) -> LayoutSpan {
    LayoutSpan(
      origin: cell.origin + originPart * cell.length + origin,
      length: lengthPart * cell.length + length)
  }

  /// Whether the child's own length decides how long the cell must be.
  var asksChild: Bool { isFitted || isRatio || lengthPart > 0 }

  /// The length that a cell must have for a child that asks for `wanted`.
  func needed(_ wanted: CGFloat) -> CGFloat {
    if !isFitted, !isRatio, lengthPart > 0 { return max(0, (wanted - length) / lengthPart) }
    let isOpen = isFitted || isRatio
    let length = isOpen ? wanted : self.length
    let start = isOpen ? place - part * wanted : origin
    let slope = isOpen ? placePart : originPart
    // The child must not begin before the cell or end after it.
    let before = slope > 0 ? -start / slope : 0
    let after = slope < 1 ? (start + length) / (1 - slope) : 0
    return max(0, before, after)
  }
}
