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
  /// What the child asks for when it is offered all the room there is.
  case fit
  /// What the child asks for when it is offered what is computed from the parent's guides.
  case fitOffer((ParentGuide<Axis>) -> CGFloat)
  /// What the child asks for when it is offered one side of a computed size.
  case fitSizeOffer((ParentFrameGuide<Horizontal>) -> CGSize)
  /// What goes with the length on the other axis at a ratio, width divided by height.
  case ratio(CGFloat)

  /// What the axis can tell of its length without the child and without the other axis.
  @inlinable @inline(always)
  func length(in context: LayoutContext) -> AskedLength {
    switch self {
    case .constant(let length): .known(length)
    case .parent(let length): .known(length(ParentGuide(context)))
    case .fit: .open(.fitted(offer: .greatestFiniteMagnitude))
    case .ratio(let ratio): .open(.ratio(ratio))
    default: Axis.length(of: self, in: context)
    }
  }

  /// The same for the less frequent sources, which are evaluated out of line: what is inlined into
  /// every layout stays small.
  @inline(always)
  func computedLength(in context: LayoutContext) -> AskedLength {
    switch self {
    case .constant(let length):
      .known(length)
    case .parent(let length):
      .known(length(ParentGuide(context)))
    case .size(let size):
      .known(Axis.length(of: size(ParentFrameGuide(context))))
    case .fit:
      .open(.fitted(offer: .greatestFiniteMagnitude))
    case .fitOffer(let offer):
      .open(.fitted(offer: offer(ParentGuide(context))))
    case .fitSizeOffer(let offer):
      .open(.fitted(offer: Axis.length(of: offer(ParentFrameGuide(context)))))
    case .ratio(let ratio):
      .open(.ratio(ratio))
    }
  }
}
