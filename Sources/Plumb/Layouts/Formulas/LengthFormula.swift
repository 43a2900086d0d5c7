import Foundation

/// A length composed of other lengths and positions; see ``PositionFormula``.
indirect enum LengthFormula<Axis: FrameAxis> {
  /// The length of a slot, which is the span that two facts decide.
  case slot(AxisFacts<Axis>)
  /// The length that the child asks for when it is offered another length.
  case offering(LengthSource<Axis>)
  /// The length that the child asks for when it is offered its current length. In a stored layout, the offer is the
  /// length that the child had before the layout first ran. If that is 0, the child has no length yet. Then the offer
  /// is `most`; if `most` is nil, the offer is unlimited.
  case offeringPresent(before: LengthBefore?, most: LengthSource<Axis>?)
  /// The length that the child asks for without a limit on either axis.
  case offeringNoLimits
  /// Another length minus distances.
  case shrunk(LengthSource<Axis>, [LayoutDistance])
  /// Another length times a factor, plus points.
  case scaled(LengthSource<Axis>, factor: CGFloat, plus: CGFloat)
  /// The first length if the writing direction is left-to-right, the second if it is right-to-left.
  case directed(LengthSource<Axis>, LengthSource<Axis>)
  /// The length that follows the other axis, so that the child gets the width-to-height ratio of another host.
  case ratio(of: ReferenceSource)
  /// The length that follows the other axis, so that the child gets the width-to-height ratio of its image.
  case imageRatio
  /// The child's current length.
  case present
  /// The length of the box around the child's own children, plus points. If there are none, the child keeps its
  /// current length. If the child is a container with stored layouts, it is asked for its size instead, and
  /// ``LayoutTerms`` add the padding.
  case wrapped(more: CGFloat)
}

extension LengthFormula {
  /// The length, as far as this axis alone determines it.
  // Out of line, to keep the frequent sources short.
  @inline(never)
  func length(in context: LayoutContext) -> PlacedLength {
    switch self {
    case .slot(let facts):
      return .known(facts.placedOutOfLine(in: context).span.length)
    case .offering(let source):
      let length = source.lengthOutOfLine(in: context)
      if case .fitted = length { return length }
      return .fitted(offer: length.known)
    case .offeringPresent(let before, let most):
      let length = Axis.length(of: context.child.object.plumbFrame.size)
      let present = before?.length(length) ?? length
      if present != 0 { return .fitted(offer: present) }
      return .fitted(offer: most?.lengthOutOfLine(in: context).known ?? .greatestFiniteMagnitude)
    case .offeringNoLimits:
      let unlimited = CGFloat.greatestFiniteMagnitude
      let size = context.child.object.plumbSizeThatFits(
        CGSize(width: unlimited, height: unlimited))
      return .known(Axis.length(of: context.parent.object.plumbPixelGrid.fitted(size)))
    case .shrunk(let source, let distances):
      let less = distances.reduce(0) { $0 + $1.length(along: Axis.self, in: context) }
      return source.lengthOutOfLine(in: context).changed { $0 - less }
    case .scaled(let source, let factor, let more):
      return source.lengthOutOfLine(in: context).changed { $0 * factor + more }
    case .directed(let one, let other):
      return (context.space.isMirrored ? other : one).lengthOutOfLine(in: context)
    case .ratio(let reference):
      switch context.find(reference) {
      case .nowhere(let reason): return .ratio(.missing(reason))
      case .at(let frame): return .ratio(frame.frame.size.width / frame.frame.size.height)
      }
    case .imageRatio:
      let size = (context.child.object as? any ImageHost)?.plumbImageSize
      return .ratio(size.map { $0.width / $0.height } ?? .missing(.noImage))
    case .present:
      return .known(Axis.length(of: context.child.object.plumbFrame.size))
    case .wrapped(let more):
      if context.child.object.placesInnerHosts { return .fitted(offer: .greatestFiniteMagnitude) }
      guard let box = context.child.object.boxAroundInnerHosts else { return .known(.present) }
      return .known(Axis.length(of: box.size) + more)
    }
  }

  /// Whether the formula leaves the length to the child or to the other axis. For a `directed` length, only the
  /// left-to-right length is checked. For a `scaled` or `shrunk` length, the length inside is not checked.
  var isOpen: Bool {
    switch self {
    case .offering, .offeringPresent, .wrapped, .ratio, .imageRatio: true
    case .directed(let one, _): one.isOpen
    default: false
    }
  }

  /// Whether the formula itself may ask the child for its size. Lengths inside the formula are not checked.
  var isFitted: Bool {
    switch self {
    case .offering, .offeringPresent, .offeringNoLimits, .wrapped: true
    default: false
    }
  }

  func scaled(by factor: CGFloat, plus more: CGFloat) -> LengthFormula {
    .scaled(source, factor: factor, plus: more)
  }

  /// The references that the formula is measured on.
  @_semantics("optimize.sil.specialize.generic.never")
  var references: [ReferenceSource] {
    switch self {
    case .slot(let facts): facts.references
    case .offering(let source), .scaled(let source, _, _): source.references
    case .shrunk(let source, let distances): source.references + distances.flatMap(\.references)
    case .directed(let one, let other): one.references + other.references
    case .ratio(let reference): [reference]
    case .offeringPresent(_, let most): most?.references ?? []
    case .offeringNoLimits, .imageRatio, .present, .wrapped: []
    }
  }

  /// The formula with each reference replaced by the one that `map` returns for it.
  @_semantics("optimize.sil.specialize.generic.never")
  func mapping(_ map: any ReferenceMap) -> LengthFormula {
    switch self {
    case .slot(let facts): .slot(facts.mapping(map))
    case .offering(let source): .offering(source.mapping(map))
    case .scaled(let source, let factor, let more):
      .scaled(source.mapping(map), factor: factor, plus: more)
    case .shrunk(let source, let distances):
      .shrunk(source.mapping(map), distances.map { $0.mapping(map) })
    case .directed(let one, let other): .directed(one.mapping(map), other.mapping(map))
    case .ratio(let reference): .ratio(of: map(reference))
    case .offeringPresent(_, let most):
      .offeringPresent(before: LengthBefore(), most: most?.mapping(map))
    case .offeringNoLimits, .imageRatio, .present, .wrapped: self
    }
  }
}

/// The length that a child had before a stored layout first gave it a length.
///
/// Once the layout has run, the child has the length that it asked for. If the child were offered this length, a text
/// could never grow again.
final class LengthBefore {
  @exclusivity(unchecked)
  private var first: CGFloat?

  /// Records the argument of the first call, and returns it in this and all later calls.
  func length(_ present: @autoclosure () -> CGFloat) -> CGFloat {
    if let first { return first }
    let length = present()
    first = length
    return length
  }
}

extension PlacedLength {
  fileprivate func changed(_ change: (CGFloat) -> CGFloat) -> PlacedLength {
    if case .known(let length) = self { return .known(change(length)) }
    return self
  }
}

extension CGFloat {
  /// Sentinel: keep the child's current number. It is a NaN that is not reported.
  static var present: CGFloat { CGFloat(Double(bitPattern: 0x7ff8_0000_0000_ff00)) }

  /// Whether this is the sentinel `present`.
  var isPresent: Bool { isNaN && (Double(self).bitPattern & 0xffff_ffff) >> 8 == 0xff }
}

extension Layoutable {
  /// The box around the hosts inside this one; nil if there are none.
  var boxAroundInnerHosts: CGRect? {
    let frames = plumbInnerHosts.map(\.plumbFrame)
    return frames.first.map { frames.dropFirst().reduce($0) { $0.box(with: $1) } }
  }

  /// Whether this host stores layouts, which place the hosts inside it. Lets a front end store its layouts first.
  var placesInnerHosts: Bool {
    guard let info = plumbLayoutInfo else { return false }
    if info.isEmpty, let container = info.container { container.prepareFrontEnd() }
    return !info.isEmpty
  }

  /// Moves the hosts inside this one, so that the box around them begins at the padding: left and top. Moves nothing
  /// along an axis without padding. Does nothing if this host's own layouts place them.
  func moveInnerHosts(_ padding: LayoutWrapping) {
    guard !padding.isNone, !placesInnerHosts, let box = boxAroundInnerHosts else { return }
    let x = padding.columns.map { $0.left - box.origin.x } ?? 0
    let y = padding.rows.map { $0.top - box.origin.y } ?? 0
    for host in plumbInnerHosts {
      let frame = host.plumbFrame
      host.plumbFrame = CGRect(
        origin: CGPoint(x: frame.origin.x + x, y: frame.origin.y + y), size: frame.size)
    }
  }
}
