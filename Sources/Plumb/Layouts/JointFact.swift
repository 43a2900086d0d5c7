import Foundation

/// A fact of a child whose frame a joint layout finds: one of its sides.
@usableFromInline
final class JointFact {
  private let member: JointMember
  private let side: JointSide
  /// The hosts that must be laid out before, and the axis that is read of them.
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

  /// The part of the frame along an axis, of which only the side must be right.
  func span<Axis: LayoutAxis>(along axis: Axis.Type, in context: LayoutContext) -> LayoutSpan {
    LayoutSpan(of: member.frame(in: context, side), along: axis, in: context.space)
  }

  /// The words that tell where the side comes from.
  var words: String { member.words(side) }
}
