import Foundation
import Plumb

extension TextWrapper {
  /// The longest part of `rest` that fits into a line with an ellipsis, followed by the ellipsis.
  func truncatedLine(of rest: Range<Int>, _ direction: LayoutWritingDirection?) -> SVG.TextLine {
    let ellipsis: Character = "…"
    let tail = measure([ellipsis])[0]
    var (end, width) = longestPrefix(of: rest, reserving: tail)
    while end > rest.lowerBound, hangs(end - 1) {
      end -= 1
      width = advances[rest.lowerBound..<end].reduce(0, +)
    }
    let text = String(characters[rest.lowerBound..<end]) + String(ellipsis)
    return SVG.TextLine(text, width: width + tail, direction: direction)
  }
}
