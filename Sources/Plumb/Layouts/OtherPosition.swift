import Foundation

/// A less frequent source of a position. It is an object, because no case of ``PositionSource`` may have two numbers.
@_documentation(visibility: internal)
public final class OtherPosition<Axis: LayoutAxis> {
  let source: OtherPositionSource<Axis>

  @usableFromInline
  init(_ source: OtherPositionSource<Axis>) {
    self.source = source
  }
}

/// The less frequent sources of a position.
@usableFromInline
enum OtherPositionSource<Axis: LayoutAxis> {
  /// A part of an area of the parent, plus an offset.
  case area(LayoutArea, part: CGFloat, offset: CGFloat)
  /// A part of a reference, plus an offset.
  case place(ReferenceSource, part: CGFloat, offset: CGFloat)
  /// A baseline of the host of a reference, plus an offset downwards. The reference has one host.
  case baseline(ReferenceSource, LayoutBaseline, offset: CGFloat)
  /// Computed from a reference's guides.
  case pinned(ReferenceSource, PositionOnReference)
  /// The y of a directional point that a closure computes from a reference's guides.
  case pinnedPoint(
    ReferenceSource,
    (LayoutGuide.OfReference) -> LayoutPoint<Directional>)
  /// Found by a joint layout, together with the frames of other children.
  case joint(JointFact)
  /// Composed of other positions and lengths.
  case formula(ComposedPosition<Axis>)
}

extension OtherPosition {
  /// The coordinate in `context`; NaN if there is none, for example because a reference is missing.
  func coordinate(in context: LayoutContext) -> CGFloat {
    switch source {
    case .area(let area, let part, let offset):
      context.place(Axis.self, on: context.area(area), part, offset)
    case .place(let reference, let part, let offset):
      context.place(Axis.self, on: reference, part, offset)
    case .baseline(let reference, let baseline, let offset):
      context.place(below: baseline, of: reference, offset)
    case .pinned(let reference, let position):
      context.coordinate(Axis.self, of: reference, position)
    case .pinnedPoint(let reference, let point):
      context.number(reference) {
        point(LayoutGuide.OfReference($0, in: context.space, along: Directional.self))
          .y.coordinate
      }
    case .joint(let fact):
      fact.span(along: Axis.self, in: context).origin
    case .formula(let composed):
      composed.formula.coordinate(in: context)
    }
  }
}
