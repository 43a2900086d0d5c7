import Foundation

/// The source of a decided position. It is evaluated each time the layout is evaluated, and evaluating it moves
/// nothing.
///
/// Each case has at most one number as its payload. So the optimizer folds layouts into the arithmetic that one would
/// write by hand. If even one case had two numbers, the optimizer would keep all layouts in memory, which costs four
/// times as much (`Docs/Design/Optimizer.md`). So a place at any part other than an edge or the middle is an object.
@_documentation(visibility: internal)
@frozen
public enum PositionSource<Axis: LayoutAxis> {
  /// A coordinate on the axis.
  case constant(CGFloat)
  /// An anchor of an area of the parent, plus an offset.
  case area(LayoutArea, LayoutAnchor, CGFloat)
  /// An anchor of a host, plus an offset.
  case host(any Layoutable, LayoutAnchor, CGFloat)
  /// An anchor of the box around two hosts, plus an offset.
  case pair(any Layoutable, any Layoutable, LayoutAnchor, CGFloat)
  // Closures have one case for each axis: see `PositionOnReference`. If an enumeration wrapped them, the closure that
  // makes a layout would be larger, and the optimizer inlines that closure only if it is small.
  /// Computed from the parent's guides.
  case horizontal((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)
  case directional((LayoutGuide.Parent<Directional>) -> Position<Directional>)
  case vertical((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)
  /// Computed from a host's guides.
  case pinnedHorizontal(
    any Layoutable, (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>, isOfPoint: Bool)
  case pinnedDirectional(
    any Layoutable, (LayoutGuide.Reference<Directional>) -> Position<Directional>, isOfPoint: Bool)
  case pinnedVertical(
    any Layoutable, (LayoutGuide.Reference<Vertical>) -> Position<Vertical>, isOfPoint: Bool)
  /// Any other, less frequent source.
  case other(OtherPosition<Axis>)
}

/// The two edges of a frame on an axis, and the middle between them.
@_documentation(visibility: internal)
@frozen
public enum LayoutAnchor {
  case start
  case middle
  case end

  /// The anchor's distance from the start of the frame, in half lengths of the frame: 0, 1 or 2.
  // The cases are 0, 1 and 2 in memory. A `switch` would add a branch to each fact, and the optimizer gives up on
  // callers with too many branches.
  @_alwaysEmitIntoClient @inline(always)
  var halves: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// The anchor's distance from the start of the frame, as a part of the frame's length: 0, 0.5 or 1.
  @_alwaysEmitIntoClient @inline(always)
  var part: CGFloat { CGFloat(halves) * 0.5 }
}

extension PositionSource {
  /// The coordinate in `context`; NaN if there is none, for example because a reference is missing.
  ///
  /// The frequent sources are evaluated inline. A source on a host that is not a plain sibling is evaluated out of
  /// line. The hosts of the context are passed to that function one by one, because passing the context would force it
  /// into memory.
  @_alwaysEmitIntoClient @inline(always)
  func coordinate(in context: LayoutContext) -> CGFloat {
    switch self {
    case .constant(let coordinate):
      return coordinate
    case .area(let area, let anchor, let offset):
      return context.place(Axis.self, on: context.area(area), anchor.part, offset)
    case .host(let host, let anchor, let offset) where context.hasPlainSibling(host):
      return context.place(Axis.self, on: host.plumbFrame, anchor.part, offset)
    case .pair(let one, let other, let anchor, let offset)
    where context.hasPlainSiblings(one, other):
      let (one, other) = (one.plumbFrame, other.plumbFrame)
      return LayoutSpan(of: one, along: Axis.self, in: context.space)
        .box(with: LayoutSpan(of: other, along: Axis.self, in: context.space))
        .coordinate(at: anchor.part) + offset
    default:
      return closureCoordinate(in: context)
    }
  }

  /// The coordinate of a source that is a closure, or that is evaluated out of line.
  // The optimizer folds the switch over the kind early, so only the closures of one axis remain.
  @_alwaysEmitIntoClient @inline(always)
  func closureCoordinate(in context: LayoutContext) -> CGFloat {
    let space = context.space
    switch Axis.kind {
    case .horizontal:
      switch self {
      case .horizontal(let position):
        return position(HorizontalGuide(space, context.parent.object)).coordinate
      case .pinnedHorizontal(let host, let position, _) where context.hasPlainSibling(host):
        return position(HorizontalGuide(sibling: host.plumbFrame, in: space)).coordinate
      default: break
      }
    case .directional:
      switch self {
      case .directional(let position):
        return position(DirectionalGuide(space, context.parent.object)).coordinate
      case .pinnedDirectional(let host, let position, _) where context.hasPlainSibling(host):
        return position(DirectionalGuide(sibling: host.plumbFrame, in: space)).coordinate
      default: break
      }
    case .vertical:
      switch self {
      case .vertical(let position):
        return position(VerticalGuide(space, context.parent.object)).coordinate
      case .pinnedVertical(let host, let position, _) where context.hasPlainSibling(host):
        return position(VerticalGuide(sibling: host.plumbFrame, in: space)).coordinate
      default: break
      }
    }
    return otherCoordinate(
      for: context.child.object, in: context.parent.object, context.trial?.object)
  }

  @usableFromInline @inline(never)
  func otherCoordinate(
    for child: any Layoutable, in parent: any Layoutable, _ trial: TrialFrames?
  ) -> CGFloat {
    let context = LayoutContext(anyParent: parent, anyChild: child, trial)
    switch self {
    case .host(let host, let anchor, let offset):
      return context.place(Axis.self, on: .host(host), anchor.part, offset)
    case .pair(let one, let other, let anchor, let offset):
      return context.place(Axis.self, on: .pair(one, other), anchor.part, offset)
    case .other(let other):
      return other.coordinate(in: context)
    case .pinnedHorizontal, .pinnedDirectional, .pinnedVertical:
      return pin.map { context.coordinate(Axis.self, of: .host($0.host), $0.position) } ?? .nan
    case .constant, .area, .horizontal, .directional, .vertical:
      // `coordinate(in:)` evaluates all of these inline, except a closure of another axis, which has no coordinate.
      return .nan
    }
  }
}

extension PositionSource {
  /// The pinned host and the closure that measures it, if this is one of the three `pinned` cases; otherwise nil.
  var pin: (host: any Layoutable, position: PositionOnReference)? {
    switch self {
    case .pinnedHorizontal(let host, let position, let isOfPoint):
      (host, .horizontal(position, isOfPoint: isOfPoint))
    case .pinnedDirectional(let host, let position, let isOfPoint):
      (host, .directional(position, isOfPoint: isOfPoint))
    case .pinnedVertical(let host, let position, let isOfPoint):
      (host, .vertical(position, isOfPoint: isOfPoint))
    case .constant, .area, .host, .pair, .horizontal, .directional, .vertical, .other: nil
    }
  }
}

extension LayoutContext {
  /// The coordinate that is `offset` points after a part of `frame` along an axis.
  @_alwaysEmitIntoClient @inline(always)
  func place<Axis: LayoutAxis>(
    _ axis: Axis.Type, on frame: CGRect, _ part: CGFloat, _ offset: CGFloat
  ) -> CGFloat {
    LayoutSpan(of: frame, along: axis, in: space).coordinate(at: part) + offset
  }

  /// The coordinate that is `offset` points after a part of a reference; NaN if the reference is missing.
  func place<Axis: LayoutAxis>(
    _ axis: Axis.Type, on reference: ReferenceSource, _ part: CGFloat, _ offset: CGFloat
  ) -> CGFloat {
    number(reference) { place(axis, on: $0.frame, part, offset) }
  }

  /// The coordinate that a closure computes from a reference's guides; NaN if the reference is missing.
  func coordinate<Axis: LayoutAxis>(
    _ axis: Axis.Type, of reference: ReferenceSource, _ position: PositionOnReference
  ) -> CGFloat {
    number(reference) { position.coordinate(on: axis, $0, in: space) }
  }
}
