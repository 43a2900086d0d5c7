import Foundation

extension StoredRun {
  /// The ends of the run, the child's length along it and the facts across it.
  func readingsOfRun(
    _ shared: [FactReading], of child: any Layoutable, in pass: LayoutPass,
    _ parent: any Layoutable
  ) -> [FactReading] {
    let bounds = ends.readings(ends.placed(in: pass, parent), in: pass, parent)
    // Of each axis two facts are told, those of the horizontal one first.
    let (along, across) = isColumn ? (shared[3], shared[0...1]) : (shared[1], shared[2...3])
    let size = child.plumbFrame.size
    let length = FactReading(
      name: along.name, value: isColumn ? size.height : size.width, origin: origin(along.origin),
      kind: along.kind)
    let (start, end) = isColumn ? (bounds[2], bounds[3]) : (bounds[0], bounds[1])
    return [
      start.named("\(word)'s \(start.name)"), end.named("\(word)'s \(end.name)"), length,
    ] + across
  }

  private func origin(_ length: String) -> String {
    switch rule {
    case .packed, .equalGaps: length
    case .shared: "a share of what the gaps leave"
    case .grown: "\(length), and a share of what is left"
    }
  }
}
