import Foundation

extension Knot {
  /// Describes, in a line for each fact, which facts of other members of the knot the facts of `child` waited for.
  /// Facts that waited for none have no line.
  @_optimize(size)
  func words(for child: some Layoutable) -> [String] {
    guard
      let index = graph.members.firstIndex(where: { member in
        (member.group?.hosts.map(\.object) ?? [member.host]).contains { $0 === child }
      })
    else { return [] }
    let layout = graph.members[index].layout
    return FactNode.allCases.compactMap { node in
      let others = graph.waitsFor[KnotGraph.index(index, node)].map(KnotGraph.fact)
        .filter { $0.member != index }
      if others.isEmpty { return nil }
      let words = others.flatMap { numbers(of: $0) }
      return "\(layout.words(for: node)) waited for \(words.joined(separator: " and "))"
    }
  }

  /// The names of the numbers that `fact` consists of, such as "photo.left". A whole frame has one name:
  /// "photo.frame".
  @_optimize(size)
  private func numbers(of fact: KnotGraph.Fact) -> [String] {
    let member = graph.members[fact.member]
    let numbers: [FactNode] =
      switch fact.node {
      case .columns: FactNode.numbers(isVertical: false)
      case .rows: FactNode.numbers(isVertical: true)
      default: [fact.node]
      }
    return numbers.map { "\(member.host.plumbName).\(member.layout.words(for: $0))" }
  }
}
