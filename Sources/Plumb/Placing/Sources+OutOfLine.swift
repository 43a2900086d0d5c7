import Foundation

// Facts and sources, compiled once and evaluated out of line. Hot code, at the call site of a layout or in a
// pass, evaluates them inline, which is fast but takes up to 20 KB of code.

extension PositionSource {
  @inline(never)
  func coordinateOutOfLine(in context: LayoutContext) -> CGFloat { coordinate(in: context) }
}

extension LengthSource {
  @inline(never)
  func lengthOutOfLine(in context: LayoutContext) -> PlacedLength { length(in: context) }
}

extension PositionFact {
  @inline(never)
  func placedOutOfLine(in context: LayoutContext) -> PlacedPart { placed(in: context) }
}

extension AxisFacts {
  @inline(never)
  func placedOutOfLine(in context: LayoutContext) -> PlacedAxis {
    let first = first.placedOutOfLine(in: context)
    return switch second {
    case .position(let second): PlacedAxis(first, second.placedOutOfLine(in: context))
    case .length(let length): PlacedAxis(first, length.lengthOutOfLine(in: context))
    }
  }
}
