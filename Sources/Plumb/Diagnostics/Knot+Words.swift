import Foundation

extension Knot {
  /// Describes, in a line for each fact, which facts of other members of the knot the facts of `child` waited for.
  /// Facts that waited for none have no line.
  @_optimize(size)
  func words(for child: some Layoutable) -> [String] {
    guard let index = index(of: child) else { return [] }
    let layout = members[index].layout
    return FactNode.allCases.compactMap { node in
      let others = waitsFor[Knot.index(index, node)].map(Knot.fact)
        .filter { $0.member != index }
      if others.isEmpty { return nil }
      let words = others.flatMap { numbers(of: $0) }
      return "\(layout.words(for: node)) waited for \(words.joined(separator: " and "))"
    }
  }

  /// The names of the numbers that `fact` consists of, such as "photo.left". A whole frame has one name:
  /// "photo.frame".
  @_optimize(size)
  private func numbers(of fact: Knot.Fact) -> [String] {
    let member = members[fact.member]
    let numbers: [FactNode] =
      switch fact.node {
      case .columns: FactNode.numbers(isVertical: false)
      case .rows: FactNode.numbers(isVertical: true)
      default: [fact.node]
      }
    return numbers.map { "\(member.host.plumbName).\(member.layout.words(for: $0))" }
  }
}
