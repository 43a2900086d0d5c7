import Foundation

/// A fact that a joint layout finds: the left, the top, the width or the height of a child.
@usableFromInline
final class JointFact {
  private let member: JointMember
  private let side: JointSide
  /// The dependencies of the fact: the hosts that must be laid out first, each with the axis that is read.
  let references: [(source: ReferenceSource, axis: LayoutAxisKind)]

  init(
    _ member: JointMember, _ side: JointSide,
    _ references: [(source: ReferenceSource, axis: LayoutAxisKind)]
  ) {
    self.member = member
    self.side = side
    self.references = references
  }

  @inline(never)
  func mapping(_ map: any ReferenceMap) -> JointFact {
    JointFact(member, side, references.map { (map($0.source), $0.axis) })
  }

  /// The span of the child's frame along `axis`. Only the number that this fact decides, the origin or the length, is
  /// reliable; the other number may not be known yet.
  func span<Axis: LayoutAxis>(along axis: Axis.Type, in context: LayoutContext) -> LayoutSpan {
    LayoutSpan(of: member.frame(in: context, side), along: axis, in: context.space)
  }

  /// The words that tell in messages where the number of this fact comes from.
  var words: String { member.words(side) }
}
