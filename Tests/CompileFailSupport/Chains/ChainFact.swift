/// A fact that a verb decides, as an equation about the frame.
enum ChainFact: Int, CaseIterable, Sendable {
  case left, center, right, leading, trailing, horizontalPart, width, widthOfHeight
  case top, middle, bottom, verticalPart, height, heightOfWidth, firstBaseline, lastBaseline

  /// The unknowns of the axis that the fact is to decide. For a length at a ratio the equation does
  /// not tell.
  var axis: Range<Int> {
    rawValue <= ChainFact.widthOfHeight.rawValue
      ? FrameUnknowns.xAndWidth : FrameUnknowns.yAndHeight
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  var isRatio: Bool { self == .widthOfHeight || self == .heightOfWidth }

  /// The equation, where text runs left-to-right or right-to-left.
  ///
  /// A point at a part is at any part, and so at another one each time: `count` parts of the frame
  /// have been placed before it. None of these is an edge, the center, or the part of another fact.
  ///
  /// A baseline is wherever the child has it: so many fourteenths of the height below the top, which the
  /// maker cannot know.
  func equation(isLeftToRight: Bool, count: Int, baseline: Int) -> Equation {
    switch self {
    case .left: Equation(x: 1)
    case .center: Equation(x: 2, width: 1)
    case .right: Equation(x: 1, width: 1)
    case .leading: isLeftToRight ? Equation(x: 1) : Equation(x: 1, width: 1)
    case .trailing: isLeftToRight ? Equation(x: 1, width: 1) : Equation(x: 1)
    case .horizontalPart: Equation(x: 7, width: 2 + count)
    case .width: Equation(width: 1)
    case .top: Equation(y: 1)
    case .middle: Equation(y: 2, height: 1)
    case .bottom: Equation(y: 1, height: 1)
    case .verticalPart: Equation(y: 7, height: 2 + count)
    case .height: Equation(height: 1)
    case .firstBaseline, .lastBaseline: Equation(y: 14, height: baseline)
    case .widthOfHeight, .heightOfWidth: Equation(width: 1, height: -2)
    }
  }
}
