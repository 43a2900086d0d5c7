import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

// The attributes, with what their values mean.
extension KeepTests {
  static var groups: [Row] {
    [
      Row("size") { a, _ in a.keep.size }.reads { a, _, _ in [a.width, a.height] },
      Row("insets") { a, _ in a.keep.insets }.reads { a, _, board in
        [
          a.minY, board.bounds.maxY - a.maxY, a.minX, board.bounds.maxX - a.maxX,
        ]
      },
      Row("horizontalInsets") { a, _ in a.keep.horizontalInsets }.reads { a, _, board in
        [a.minX, board.bounds.maxX - a.maxX]
      },
      Row("verticalInsets") { a, _ in a.keep.verticalInsets }.reads { a, _, board in
        [a.minY, board.bounds.maxY - a.maxY]
      },
      Row("safeInsets") { a, _ in a.keep.safeInsets }.reads { a, _, board in
        let area = area(.safeArea, board)
        return [a.minY - area.minY, area.maxY - a.maxY, a.minX - area.minX, area.maxX - a.maxX]
      },
      Row("horizontalSafeInsets") { a, _ in a.keep.horizontalSafeInsets }.reads { a, _, board in
        let area = area(.safeArea, board)
        return [a.minX - area.minX, area.maxX - a.maxX]
      },
      Row("verticalSafeInsets") { a, _ in a.keep.verticalSafeInsets }.reads { a, _, board in
        let area = area(.safeArea, board)
        return [a.minY - area.minY, area.maxY - a.maxY]
      },
      Row("marginInsets") { a, _ in a.keep.marginInsets }.reads { a, _, board in
        let area = area(.layoutMargins, board)
        return [a.minY - area.minY, area.maxY - a.maxY, a.minX - area.minX, area.maxX - a.maxX]
      },
      Row("horizontalMarginInsets") { a, _ in a.keep.horizontalMarginInsets }.reads { a, _, board in
        let area = area(.layoutMargins, board)
        return [a.minX - area.minX, area.maxX - a.maxX]
      },
      Row("verticalMarginInsets") { a, _ in a.keep.verticalMarginInsets }.reads { a, _, board in
        let area = area(.layoutMargins, board)
        return [a.minY - area.minY, area.maxY - a.maxY]
      },
      Row("edgeAlign") { a, b in a.keep.edgeAlign(to: b) }.reads { a, b, _ in
        [a.minY - b.minY, a.minX - b.minX, b.maxX - a.maxX, b.maxY - a.maxY]
      },
      Row("centerAlign") { a, b in a.keep.centerAlign(to: b) }.reads { a, b, _ in
        [a.midX - b.midX, a.midY - b.midY]
      },
    ]
  }

  static var lengths: [Row] {
    [
      Row("width") { a, _ in a.keep.width }.reads { a, _, _ in [a.width] },
      Row("height") { a, _ in a.keep.height }.reads { a, _, _ in [a.height] },
    ]
  }

  static var factors: [Row] {
    [
      Row("aspectRatio") { a, _ in a.keep.aspectRatio }.reads { a, _, _ in [a.width / a.height] },
      Row("widthTo") { a, b in a.keep.width(to: b) }.reads { a, b, _ in [a.width / b.width] },
      Row("heightTo") { a, b in a.keep.height(to: b) }.reads { a, b, _ in [a.height / b.height] },
      Row("sizeTo") { a, b in a.keep.size(to: b) }.reads { a, b, _ in
        [a.width / b.width, a.height / b.height]
      },
      Row("centerX") { a, _ in a.keep.centerX }.reads { a, _, board in
        [a.midX / board.bounds.width]
      },
      Row("centerY") { a, _ in a.keep.centerY }.reads { a, _, board in
        [a.midY / board.bounds.height]
      },
      Row("centers") { a, _ in .group(a.keep.centerX, a.keep.centerY) }.reads { a, _, board in
        [a.midX / board.bounds.width, a.midY / board.bounds.height]
      },
    ]
  }

  static var offsets: [Row] {
    [
      Row("leftOffset") { a, b in a.keep.leftOffset(to: b) }.reads { a, b, _ in [a.minX - b.maxX] },
      Row("rightOffset") { a, b in b.keep.rightOffset(to: a) }.reads { a, b, _ in [a.minX - b.maxX]
      },
      Row("topOffset") { a, b in a.keep.topOffset(to: b) }.reads { a, b, _ in [a.minY - b.maxY] },
      Row("bottomOffset") { a, b in b.keep.bottomOffset(to: a) }.reads { a, b, _ in
        [a.minY - b.maxY]
      },
      Row("leadingOffset") { a, b in a.keep.leadingOffset(to: b) }.reads { a, b, board in
        [board.direction == .leftToRight ? a.minX - b.maxX : b.minX - a.maxX]
      },
      Row("trailingOffset") { a, b in b.keep.trailingOffset(to: a) }.reads { a, b, board in
        [board.direction == .leftToRight ? a.minX - b.maxX : b.minX - a.maxX]
      },
      Row("firstBaselineOffset") { a, b in a.keep.firstBaselineOffset(to: b) }.reads { a, b, _ in
        [a.minY - b.maxY + 14]
      },
      Row("lastBaselineOffset") { a, b in b.keep.lastBaselineOffset(to: a) }.reads { a, b, _ in
        [a.minY - b.maxY + 14]
      },
    ]
  }

  static var alignments: [Row] {
    [
      Row("leftAlign") { a, b in a.keep.leftAlign(to: b) }.reads { a, b, _ in [a.minX - b.minX] },
      Row("rightAlign") { a, b in a.keep.rightAlign(to: b) }.reads { a, b, _ in [b.maxX - a.maxX] },
      Row("topAlign") { a, b in a.keep.topAlign(to: b) }.reads { a, b, _ in [a.minY - b.minY] },
      Row("bottomAlign") { a, b in a.keep.bottomAlign(to: b) }.reads { a, b, _ in [b.maxY - a.maxY]
      },
      Row("leadingAlign") { a, b in a.keep.leadingAlign(to: b) }.reads { a, b, board in
        [board.direction == .leftToRight ? a.minX - b.minX : b.maxX - a.maxX]
      },
      Row("trailingAlign") { a, b in a.keep.trailingAlign(to: b) }.reads { a, b, board in
        [board.direction == .leftToRight ? b.maxX - a.maxX : a.minX - b.minX]
      },
      Row("centerXAlign") { a, b in a.keep.centerXAlign(to: b) }.reads { a, b, _ in
        [a.midX - b.midX]
      },
      Row("centerYAlign") { a, b in a.keep.centerYAlign(to: b) }.reads { a, b, _ in
        [a.midY - b.midY]
      },
      Row("firstBaselineAlign") { a, b in a.keep.firstBaselineAlign(to: b) }.reads { a, b, _ in
        [b.minY - a.minY]
      },
      Row("lastBaselineAlign") { a, b in a.keep.lastBaselineAlign(to: b) }.reads { a, b, _ in
        [b.maxY - a.maxY]
      },
    ]
  }

  static var baselines: [Row] {
    [
      Row("firstBaselineInset") { a, _ in a.keep.firstBaselineInset }.reads { a, _, _ in
        [a.minY + 10]
      },
      Row("lastBaselineInset") { a, _ in a.keep.lastBaselineInset }.reads { a, _, board in
        [board.bounds.maxY - a.maxY + 4]
      },
    ]
  }

  static var all: [Row] {
    var rows = insets("Inset", .bounds) { a in
      [
        a.keep.leftInset, a.keep.rightInset, a.keep.topInset, a.keep.bottomInset,
        a.keep.leadingInset, a.keep.trailingInset,
      ]
    }
    rows += insets("SafeInset", .safeArea) { a in
      [
        a.keep.leftSafeInset, a.keep.rightSafeInset, a.keep.topSafeInset,
        a.keep.bottomSafeInset, a.keep.leadingSafeInset, a.keep.trailingSafeInset,
      ]
    }
    rows += insets("MarginInset", .layoutMargins) { a in
      [
        a.keep.leftMarginInset, a.keep.rightMarginInset, a.keep.topMarginInset,
        a.keep.bottomMarginInset, a.keep.leadingMarginInset, a.keep.trailingMarginInset,
      ]
    }
    for more in [lengths, groups, factors, offsets, alignments, baselines] { rows += more }
    return rows
  }
}
