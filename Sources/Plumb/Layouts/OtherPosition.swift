import Foundation

/// A less frequent source of a position, in an object of its own: see ``PositionSource``.
@_documentation(visibility: internal)
public final class OtherPosition<Axis: LayoutAxis> {
  let source: OtherPositionSource<Axis>

  @usableFromInline
  init(_ source: OtherPositionSource<Axis>) {
    self.source = source
  }
}

/// Where a less frequent position comes from.
@usableFromInline
enum OtherPositionSource<Axis: LayoutAxis> {
  /// So far after a part of an area of the parent.
  case area(LayoutArea, part: CGFloat, offset: CGFloat)
  /// So far after a part of a reference.
  case place(ReferenceSource, part: CGFloat, offset: CGFloat)
  /// Computed from a reference's guides.
  case pinned(ReferenceSource, (LayoutGuide.Reference<Axis>) -> Position<Axis>)
  /// One coordinate of a computed point.
  case point(PointSource<Horizontal>)
  /// One coordinate of a point that is computed along the writing direction.
  case directionalPoint(PointSource<Directional>)
  /// Found together with the frames of others.
  case joint(JointMember)
  /// Composed of other positions and lengths.
  case formula(ComposedPosition<Axis>)
}

/// Where a computed point comes from. One closure gives two facts, which do not depend on each
/// other, so it runs once for each of them.
@usableFromInline
enum PointSource<X: LayoutAxis> {
  /// Computed from the parent's guides.
  case computed((LayoutGuide.Parent<LayoutGuide.Plane<X>>) -> LayoutPoint<X>)
  /// Computed from a reference's guides.
  case pinned(ReferenceSource, (LayoutGuide.Reference<LayoutGuide.Plane<X>>) -> LayoutPoint<X>)

  /// The coordinate of the point on an axis, which is vertical or the point's own; NaN if a
  /// reference is missing.
  func coordinate<Axis: LayoutAxis>(on axis: Axis.Type, in context: LayoutContext) -> CGFloat {
    switch self {
    case .computed(let point):
      point(LayoutGuide.Parent(context)).coordinate(on: axis)
    case .pinned(let reference, let point):
      context.number(reference) {
        point(LayoutGuide.Reference($0, in: context.space)).coordinate(on: axis)
      }
    }
  }
}

extension LayoutPoint {
  /// The coordinate on an axis, which is vertical or the point's own.
  func coordinate<Axis: LayoutAxis>(on axis: Axis.Type) -> CGFloat {
    Axis.kind == .vertical ? y.coordinate : x.coordinate
  }
}

extension OtherPosition {
  /// The coordinate in `context`; NaN if a reference is missing.
  func coordinate(in context: LayoutContext) -> CGFloat {
    switch source {
    case .area(let area, let part, let offset):
      context.place(Axis.self, on: context.area(area), part, offset)
    case .place(let reference, let part, let offset):
      context.place(Axis.self, on: reference, part, offset)
    case .pinned(let reference, let position):
      context.coordinate(of: reference, position)
    case .point(let source):
      source.coordinate(on: Axis.self, in: context)
    case .directionalPoint(let source):
      source.coordinate(on: Axis.self, in: context)
    case .joint(let member):
      member.span(along: Axis.self, in: context).origin
    case .formula(let composed):
      composed.formula.coordinate(in: context)
    }
  }
}
