import Foundation

extension PositionFact {
  /// The part of the frame that the fact decides, and its coordinate; NaN if a reference is missing.
  ///
  /// Right-to-left, a leading edge is the end of the frame, and is measured from the parent's right edge.
  @_alwaysEmitIntoClient @inline(always)
  func placed(in context: LayoutContext) -> PlacedPart {
    switch self {
    case .anchor(let anchor, let source):
      return PlacedPart(anchor.part, at: source.coordinate(in: context), FactName(anchor))
    case .directional(let anchor, let source):
      // The vertical axis has no such fact. The switch over the kind is folded early.
      switch Axis.kind {
      case .horizontal, .directional:
        return PlacedPart(
          context.space.along(part: anchor.part),
          at: context.space.along(source.coordinate(in: context)), FactName(directional: anchor))
      case .vertical:
        return PlacedPart(anchor.part, at: .nan, FactName(directional: anchor))
      }
    case .part, .baseline:
      return otherPlaced(
        for: context.child.object, in: context.parent.object, context.trial?.object)
    }
  }

  @usableFromInline @inline(never)
  func otherPlaced(
    for child: any Layoutable, in parent: any Layoutable, _ trial: TrialFrames?
  ) -> PlacedPart {
    let context = LayoutContext(anyParent: parent, anyChild: child, trial)
    return switch self {
    case .part(let fact):
      PlacedPart(fact.part, at: fact.source.coordinateOutOfLine(in: context), .part)
    case .baseline(let fact): fact.placed(in: context)
    case .anchor, .directional: placedOutOfLine(in: context)
    }
  }
}

extension AxisFacts {
  /// The facts, evaluated as far as possible without the child and without the other axis.
  @_alwaysEmitIntoClient @inline(always)
  func placed(in context: LayoutContext) -> PlacedAxis {
    let first = first.placed(in: context)
    return switch second {
    case .position(let second): PlacedAxis(first, second.placed(in: context))
    case .length(let length): PlacedAxis(first, length.length(in: context))
    }
  }
}
