import Foundation

/// The source of a decided length. It is evaluated each time the layout is evaluated, and evaluating it moves nothing.
///
/// Like ``PositionSource``, it has at most one number in each case.
@_documentation(visibility: internal)
@frozen
public enum LengthSource<Axis: FrameAxis> {
  /// A number of points.
  case constant(CGFloat)
  /// The length of an area of the parent, plus points.
  case area(LayoutArea, plus: CGFloat)
  /// A multiple of the length of an area of the parent.
  case areaPart(LayoutArea, CGFloat)
  /// The length of a host, plus points.
  case host(any Layoutable, plus: CGFloat)
  /// A multiple of the length of a host.
  case hostPart(any Layoutable, CGFloat)
  /// Computed from the parent's guides.
  case computed(LengthInParent<Axis>)
  /// Computed from a host's guides.
  case pinned(any Layoutable, LengthOnReference<Axis>)
  /// The length that the child asks for when it is offered a number of points along this axis.
  case fitted(offer: CGFloat)
  /// A length that is computed from the length of the other axis. The number is the child's width divided by its
  /// height.
  case ratio(CGFloat)
  /// Any other, less frequent source.
  case other(OtherLength<Axis>)
}

extension LengthSource {
  /// The length that the child asks for without a limit on this axis.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static var fitted: LengthSource { .fitted(offer: .greatestFiniteMagnitude) }
}

/// A less frequent source of a length, in an object of its own.
@_documentation(visibility: internal)
public final class OtherLength<Axis: FrameAxis> {
  let source: OtherLengthSource<Axis>

  @usableFromInline
  init(_ source: OtherLengthSource<Axis>) {
    self.source = source
  }
}

/// The less frequent sources of a length.
@usableFromInline
enum OtherLengthSource<Axis: FrameAxis> {
  /// A multiple of the length of an area of the parent, plus points.
  case area(LayoutArea, factor: CGFloat, plus: CGFloat)
  /// A multiple of the length of a reference, plus points.
  case measured(ReferenceSource, factor: CGFloat, plus: CGFloat)
  /// Computed from a reference's guides.
  case pinned(ReferenceSource, LengthOnReference<Axis>)
  /// The length that the child asks for when it is offered a length that a closure computes from the parent's guides.
  case fittedBy(LengthInParent<Axis>)
  /// Found by a joint layout, together with the frames of other children.
  case joint(JointFact)
  /// Composed of other positions and lengths.
  case formula(ComposedLength<Axis>)
}

/// The result of evaluating a length on its own axis alone: the length, or what else determines it.
@usableFromInline
@frozen
enum PlacedLength {
  case known(CGFloat)
  /// The child must be asked for the length, and is offered a number of points along this axis.
  case fitted(offer: CGFloat)
  /// The length is computed from the length of the other axis. The number is the child's width divided by its height.
  case ratio(CGFloat)
}

extension PlacedLength {
  /// The length if its own axis alone determines it, otherwise 0.
  var known: CGFloat {
    if case .known(let length) = self { return length }
    return 0
  }
}

extension LengthSource {
  /// The length, as far as this axis alone determines it.
  @_alwaysEmitIntoClient @inline(always)
  func length(in context: LayoutContext) -> PlacedLength {
    switch self {
    case .constant(let length):
      return .known(length)
    case .area(let area, let more):
      return .known(LayoutSpan(of: context.area(area), along: Axis.self).length + more)
    case .areaPart(let area, let factor):
      return .known(LayoutSpan(of: context.area(area), along: Axis.self).length * factor)
    case .host(let host, let more) where context.hasPlainSibling(host):
      return .known(LayoutSpan(of: host.plumbFrame, along: Axis.self).length + more)
    case .hostPart(let host, let factor) where context.hasPlainSibling(host):
      return .known(LayoutSpan(of: host.plumbFrame, along: Axis.self).length * factor)
    case .computed(let length):
      return .known(length(context.space, context.parent.object))
    case .pinned(let host, let length) where context.hasPlainSibling(host):
      return .known(
        length(sibling: host.plumbFrame, in: context.space))
    case .fitted(let offer):
      return .fitted(offer: offer)
    case .ratio(let ratio):
      return .ratio(ratio)
    default:
      return otherLength(
        for: context.child.object, in: context.parent.object, context.trial?.object)
    }
  }

  @usableFromInline @inline(never)
  func otherLength(
    for child: any Layoutable, in parent: any Layoutable, _ trial: TrialFrames?
  ) -> PlacedLength {
    let context = LayoutContext(anyParent: parent, anyChild: child, trial)
    switch self {
    case .host(let host, let more):
      return .known(context.length(Axis.self, of: .host(host)) + more)
    case .hostPart(let host, let factor):
      return .known(context.length(Axis.self, of: .host(host)) * factor)
    case .pinned(let host, let length):
      return .known(context.length(Axis.self, of: .host(host), length))
    case .other(let other):
      return other.length(in: context)
    case .constant, .area, .areaPart, .computed, .fitted, .ratio:
      return length(in: context)
    }
  }
}

extension OtherLength {
  /// The length, as far as this axis alone determines it.
  func length(in context: LayoutContext) -> PlacedLength {
    switch source {
    case .area(let area, let factor, let more):
      .known(LayoutSpan(of: context.area(area), along: Axis.self).length * factor + more)
    case .measured(let reference, let factor, let more):
      .known(context.length(Axis.self, of: reference) * factor + more)
    case .pinned(let reference, let length):
      .known(context.length(Axis.self, of: reference, length))
    case .fittedBy(let offer):
      .fitted(offer: offer(context.space, context.parent.object))
    case .joint(let fact):
      .known(fact.span(along: Axis.self, in: context).length)
    case .formula(let composed):
      composed.formula.length(in: context)
    }
  }
}

extension LayoutContext {
  /// The length of a reference along an axis; NaN if the reference is missing.
  func length<Axis: FrameAxis>(_ axis: Axis.Type, of reference: ReferenceSource) -> CGFloat {
    number(reference) { LayoutSpan(of: $0.frame, along: axis).length }
  }

  /// The length that a closure computes from a reference's guides; NaN if the reference is missing.
  func length<Axis: FrameAxis>(
    _ axis: Axis.Type, of reference: ReferenceSource, _ length: LengthOnReference<Axis>
  ) -> CGFloat {
    number(reference) { length($0, in: space) }
  }
}
