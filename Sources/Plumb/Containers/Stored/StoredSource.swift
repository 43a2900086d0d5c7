import Foundation

// Layouts as containers store them. They say what an IndividualLayout says, hold what they are pinned to
// weakly, and cannot be copied: what cannot be copied is borrowed while its closures run, and so a pass
// neither retains nor releases anything of them. (Of a layout that can be copied, the optimizer copies
// parts around every call that it cannot see through; that cost a pass four times what the arithmetic
// costs.)

/// Where a stored position comes from: a ``PositionSource`` that keeps nothing alive.
enum StoredSource<Axis: LayoutAxis>: ~Copyable {
  case constant(CGFloat)
  case parent((ParentGuide<Axis>) -> Position<Axis>)
  case view(HeldView, (ReferenceGuide<Axis>) -> Position<Axis>)
  case lessFrequent(LessFrequentSource<Axis>)

  init(_ source: PositionSource<Axis>) {
    switch source.holdingReferenceWeakly {
    case .constant(let coordinate): self = .constant(coordinate)
    case .parent(let position): self = .parent(position)
    case .reference(.heldView(let view), let position): self = .view(view, position)
    case let source: self = .lessFrequent(LessFrequentSource(source))
    }
  }

  /// The source as a layout has it.
  var source: PositionSource<Axis> {
    switch self {
    case .constant(let coordinate): .constant(coordinate)
    case .parent(let position): .parent(position)
    case .view(let view, let position): .reference(.heldView(view), position)
    case .lessFrequent(let other): other.source
    }
  }

  /// The coordinate in `context`; NaN where a reference is missing.
  // The context is that of any child of the parent: to put together one for each child would cost more
  // than most facts do, and only the less frequent ones need it.
  @inline(always)
  func coordinate(in context: LayoutContext, of child: UnretainedHost) -> CGFloat {
    switch self {
    case .constant(let coordinate):
      return coordinate
    case .parent(let position):
      return position(ParentGuide(context)).coordinate
    case .view(let view, let position):
      guard let frame = view.frame(asSiblingOf: child.id, in: context.parentID) else {
        return lessFrequentCoordinate(in: context, of: child)
      }
      return position(ReferenceGuide(sibling: frame, in: context.writing)).coordinate
    case .lessFrequent:
      return lessFrequentCoordinate(in: context, of: child)
    }
  }

  @inline(never)
  private func lessFrequentCoordinate(
    in context: LayoutContext, of child: UnretainedHost
  ) -> CGFloat {
    Axis.coordinate(of: source, in: LayoutContext(context, for: child))
  }
}

/// A source that is evaluated out of line, in an object of its own so that the frequent ones are small.
final class LessFrequentSource<Axis: LayoutAxis> {
  let source: PositionSource<Axis>

  init(_ source: PositionSource<Axis>) {
    self.source = source
  }
}

/// Where a stored length comes from: a ``LengthSource``.
enum StoredLength<Axis: FrameAxis>: ~Copyable {
  case constant(CGFloat)
  case parent((ParentGuide<Axis>) -> CGFloat)
  case fit
  case ratio(CGFloat)
  case lessFrequent(LengthSource<Axis>)

  init(_ source: LengthSource<Axis>) {
    switch source {
    case .constant(let length): self = .constant(length)
    case .parent(let length): self = .parent(length)
    case .fit: self = .fit
    case .ratio(let ratio): self = .ratio(ratio)
    case .size, .fitOffer, .fitSizeOffer: self = .lessFrequent(source)
    }
  }

  /// The source as a layout has it.
  var source: LengthSource<Axis> {
    switch self {
    case .constant(let length): .constant(length)
    case .parent(let length): .parent(length)
    case .fit: .fit
    case .ratio(let ratio): .ratio(ratio)
    case .lessFrequent(let source): source
    }
  }

  /// What the axis can tell of its length without the child and without the other axis.
  @inline(always)
  func length(in context: LayoutContext) -> AskedLength {
    switch self {
    case .constant(let length): .known(length)
    case .parent(let length): .known(length(ParentGuide(context)))
    case .fit: .open(.fitted(offer: .greatestFiniteMagnitude))
    case .ratio(let ratio): .open(.ratio(ratio))
    case .lessFrequent(let source): Axis.length(of: source, in: context)
    }
  }
}
