import Foundation

/// Where a decided length comes from. It is asked at layout time and moves nothing.
@frozen
public enum LengthSource<Axis: FrameAxis> {
  /// A number of points.
  case constant(CGFloat)
  /// Computed from the parent's guides.
  case parent((ParentGuide<Axis>) -> CGFloat)
  /// One side of a size computed from the parent's guides.
  case size((ParentFrameGuide<Horizontal>) -> CGSize)
  /// One side of the largest (fit) or smallest (fill) size of a ratio in, or around, a computed one.
  case aspect(CGFloat, AspectMode, (ParentFrameGuide<Horizontal>) -> CGSize)
  /// What the child asks for, offered what the other source gives or all the room there is.
  case fit(FitOffer<Axis>)
  /// What goes with the length on the other axis at a ratio, width divided by height.
  case ratio(CGFloat)
}

extension LengthSource {
  /// The length in `context`; NaN where it follows an other length that is not known.
  @inlinable @inline(__always)
  func length(in context: LayoutContext, otherLength: CGFloat?) -> CGFloat {
    switch self {
    case .constant(let length):
      return length
    case .parent(let length):
      return length(ParentGuide(context))
    case .size(let size):
      return Axis.length(of: size(ParentFrameGuide(context)))
    case .aspect(let ratio, let mode, let size):
      return Axis.length(of: mode.size(of: ratio, in: size(ParentFrameGuide(context))))
    case .fit(let offer):
      let room = Axis.size(
        offer.length(in: context), other: otherLength ?? .greatestFiniteMagnitude)
      return Axis.length(of: context.fittedSize(offering: room))
    case .ratio(let ratio):
      return otherLength.map { Axis.length(at: ratio, of: $0) } ?? .nan
    }
  }
}

/// How much room a child is offered on an axis on which its length is fitted.
@frozen
public enum FitOffer<Axis: FrameAxis> {
  case unlimited
  /// Computed from the parent's guides.
  case parent((ParentGuide<Axis>) -> CGFloat)
  /// One side of a size computed from the parent's guides.
  case size((ParentFrameGuide<Horizontal>) -> CGSize)

  @inlinable @inline(__always)
  func length(in context: LayoutContext) -> CGFloat {
    switch self {
    case .unlimited: .greatestFiniteMagnitude
    case .parent(let length): length(ParentGuide(context))
    case .size(let size): Axis.length(of: size(ParentFrameGuide(context)))
    }
  }
}

/// Whether a size of a given ratio lies inside another size or covers it.
@frozen
public enum AspectMode: Hashable, Sendable {
  case fit
  case fill

  /// The size of `ratio`, width divided by height, that touches `size` from inside or outside.
  @inlinable
  func size(of ratio: CGFloat, in size: CGSize) -> CGSize {
    let isWider = size.width > size.height * ratio
    return isWider == (self == .fit)
      ? CGSize(width: size.height * ratio, height: size.height)
      : CGSize(width: size.width, height: size.width / ratio)
  }
}

/// A decided length: where it comes from and where that was written.
@frozen
public struct LengthFact<Axis: FrameAxis> {
  @usableFromInline let source: LengthSource<Axis>
  @usableFromInline let callSite: CallSite

  @inlinable
  init(_ source: LengthSource<Axis>, _ callSite: CallSite) {
    self.source = source
    self.callSite = callSite
  }
}
