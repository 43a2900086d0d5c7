/// A position fact of one axis: all that is told of it and done with it besides evaluating it.
public protocol DecidedPosition {
  /// Which part of the frame lies at which coordinate; NaN where a reference is missing.
  func placement(in context: LayoutContext) -> Placement

  /// The fact as a person would want it told.
  func reading(in context: LayoutContext) -> FactReading

  /// What the position is pinned to, if it is.
  var reference: ReferenceSource? { get }
}

extension HorizontalPosition: DecidedPosition {
  public func reading(in context: LayoutContext) -> FactReading {
    switch self {
    case .left(let source): FactReading(.start, source, in: context)
    case .center(let source): FactReading(.middle, source, in: context)
    case .right(let source): FactReading(.end, source, in: context)
    case .leading(let source): FactReading(.start, source, in: context)
    case .trailing(let source): FactReading(.end, source, in: context)
    }
  }

  public var reference: ReferenceSource? {
    switch self {
    case .left(let source), .center(let source), .right(let source): source.reference
    case .leading(let source), .trailing(let source): source.reference
    }
  }
}

extension VerticalPosition: DecidedPosition {
  public func reading(in context: LayoutContext) -> FactReading {
    switch self {
    case .top(let source): FactReading(.start, source, in: context)
    case .middle(let source): FactReading(.middle, source, in: context)
    case .bottom(let source): FactReading(.end, source, in: context)
    }
  }

  public var reference: ReferenceSource? {
    switch self {
    case .top(let source), .middle(let source), .bottom(let source): source.reference
    }
  }
}
