import Foundation

/// The source of a decided position. It is evaluated with the layout, and moves nothing.
///
/// No case has more than one number as its payload. Then the optimizer folds layouts into the arithmetic that one
/// would write by hand. With two numbers in any case, it keeps all layouts in memory, which costs four times as
/// much (`Docs/Design/Optimizer.md`). So places at any part other than an edge or the middle are objects.
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
  /// Computed from the parent's guides.
  case computed(PositionInParent<Axis>)
  /// Computed from a host's guides.
  case pinned(any Layoutable, PositionOnReference<Axis>)
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

  /// The anchor as a number of half lengths from the start.
  // The cases are 0, 1 and 2 in memory. A `switch` would add a branch to each fact, and the optimizer gives up on
  // callers with too many branches.
  @_alwaysEmitIntoClient @inline(always)
  var halves: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// The anchor as a part of the frame's length.
  @_alwaysEmitIntoClient @inline(always)
  var part: CGFloat { CGFloat(halves) * 0.5 }
}

extension PositionSource {
  /// The coordinate in `context`; NaN if a reference is missing.
  ///
  /// The frequent sources are evaluated inline. A host that is not an untransformed sibling is evaluated out of
  /// line, and hosts are passed by value: passing the context would force it into memory.
  @_alwaysEmitIntoClient @inline(always)
  func coordinate(in context: LayoutContext) -> CGFloat {
    switch self {
    case .constant(let coordinate):
      return coordinate
    case .area(let area, let anchor, let offset):
      return context.place(Axis.self, on: context.area(area), anchor.part, offset)
    case .computed(let position):
      return position(context.space, context.parent.object).coordinate
    case .host(let host, let anchor, let offset) where context.hasPlainSibling(host):
      return context.place(Axis.self, on: host.plumbFrame, anchor.part, offset)
    case .pair(let one, let other, let anchor, let offset)
    where context.hasPlainSibling(one) && context.hasPlainSibling(other):
      return context.place(
        Axis.self, on: one.plumbFrame.box(with: other.plumbFrame), anchor.part, offset)
    case .pinned(let host, let position) where context.hasPlainSibling(host):
      return position(sibling: host.plumbFrame, in: context.space).coordinate
    default:
      return otherCoordinate(
        for: context.child.object, in: context.parent.object, context.trial?.object)
    }
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
    case .pinned(let host, let position):
      return context.coordinate(of: .host(host), position)
    case .other(let other):
      return other.coordinate(in: context)
    case .constant, .area, .computed:
      return coordinate(in: context)
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

  /// The same on a reference; NaN if it is missing.
  func place<Axis: LayoutAxis>(
    _ axis: Axis.Type, on reference: ReferenceSource, _ part: CGFloat, _ offset: CGFloat
  ) -> CGFloat {
    number(reference) { place(axis, on: $0.frame, part, offset) }
  }

  /// The coordinate that a closure computes from a reference's guides; NaN if it is missing.
  func coordinate<Axis: LayoutAxis>(
    of reference: ReferenceSource, _ position: PositionOnReference<Axis>
  ) -> CGFloat {
    number(reference) {
      position($0, in: space).coordinate
    }
  }
}
