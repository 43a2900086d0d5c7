import Foundation

/// A position fact: which part of the frame stands where.
@_documentation(visibility: internal)
@frozen
public enum PositionFact<Axis: FrameAxis> {
  /// An edge or the middle.
  case anchor(LayoutAnchor, PositionSource<Axis>)
  /// An edge along the writing direction.
  case directional(LayoutAnchor, PositionSource<Directional>)
  /// The point at any part of the frame.
  case part(PartFact<Axis>)
  /// A baseline of the child's text.
  case baseline(BaselineFact<Axis>)

  @_alwaysEmitIntoClient @inline(always)
  public static func start(_ source: PositionSource<Axis>) -> Self { .anchor(.start, source) }
  @_alwaysEmitIntoClient @inline(always)
  public static func middle(_ source: PositionSource<Axis>) -> Self { .anchor(.middle, source) }
  @_alwaysEmitIntoClient @inline(always)
  public static func end(_ source: PositionSource<Axis>) -> Self { .anchor(.end, source) }
  @_alwaysEmitIntoClient @inline(always)
  static func leading(_ source: PositionSource<Directional>) -> Self {
    .directional(.start, source)
  }
  @_alwaysEmitIntoClient @inline(always)
  static func trailing(_ source: PositionSource<Directional>) -> Self {
    .directional(.end, source)
  }
}

/// A position fact about any part of the frame, in an object: see ``PositionSource``.
@_documentation(visibility: internal)
public final class PartFact<Axis: FrameAxis> {
  let part: CGFloat
  let source: PositionSource<Axis>

  @usableFromInline
  init(_ part: CGFloat, _ source: PositionSource<Axis>) {
    self.part = part
    self.source = source
  }
}

/// The second of the two facts that decide an axis.
@_documentation(visibility: internal)
@frozen
public enum SecondFact<Axis: FrameAxis> {
  case position(PositionFact<Axis>)
  case length(LengthSource<Axis>)
}

/// The two facts that decide one axis of a frame: a position, and another position or a length. Two
/// lengths cannot be written down.
@_documentation(visibility: internal)
@frozen
public struct AxisFacts<Axis: FrameAxis> {
  /// A decided position; of two, the one that was decided earlier.
  @usableFromInline let first: PositionFact<Axis>
  @usableFromInline let second: SecondFact<Axis>

  @_alwaysEmitIntoClient @inline(always)
  public init(_ first: PositionFact<Axis>, _ second: SecondFact<Axis>) {
    self.first = first
    self.second = second
  }
}

extension PositionFact {
  /// Which part of the frame stands at which coordinate; NaN if a reference is missing.
  ///
  /// Right-to-left, a leading edge is the end of the frame, so many points before the parent's right.
  @_alwaysEmitIntoClient @inline(always)
  func placed(in context: LayoutContext) -> PlacedPart {
    switch self {
    case .anchor(let anchor, let source):
      return PlacedPart(anchor.part, at: source.coordinate(in: context), FactName(anchor))
    case .directional(let anchor, let source):
      // The vertical axis has no such fact. That is folded early, where the kind is switched over.
      switch Axis.kind {
      case .horizontal, .directional:
        return PlacedPart(
          context.space.along(part: anchor.part),
          at: context.space.along(source.coordinate(in: context)), FactName(directional: anchor))
      case .vertical:
        return PlacedPart(anchor.part, at: .nan, FactName(directional: anchor))
      }
    case .part(let fact):
      return fact.placed(
        for: context.child.object, in: context.parent.object, context.trial?.object)
    case .baseline(let fact):
      return fact.placed(
        for: context.child.object, in: context.parent.object, context.trial?.object)
    }
  }
}

extension PartFact {
  @usableFromInline @inline(never)
  func placed(
    for child: any Layoutable, in parent: any Layoutable, _ trial: TrialFrames?
  ) -> PlacedPart {
    let context = LayoutContext(anyParent: parent, anyChild: child, trial)
    return PlacedPart(part, at: source.coordinate(in: context), .part)
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
