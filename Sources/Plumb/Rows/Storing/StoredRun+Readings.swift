import Foundation

extension StoredRun {
  /// The ends of the run, the child's length along it and the facts across it.
  func readingsOfRun(
    _ place: Int, _ site: GroupSite, asking ask: (CGSize) -> CGSize
  ) -> [FactReading] {
    let (pass, parent) = (site.pass, site.parent)
    let bounds = ends.readings(ends.placed(in: pass, parent), in: pass, parent)
    let length = site.work.lengths[place]
    // Across the run a child is asked with the length that it has along it.
    var placed = site.layout.placed(in: pass, parent)
    let span = LayoutSpan(origin: 0, length: length)
    if isColumn {
      placed.rows = .span(span, placed.rows)
    } else {
      placed.columns = .span(span, placed.columns)
    }
    placed.close(asking: ask)
    let shared = site.layout.readings(placed, in: pass, parent)
    // Of each axis two facts are told, those of the horizontal one first.
    let (along, across) = isColumn ? (shared[3], shared[0...1]) : (shared[1], shared[2...3])
    let (start, end) = isColumn ? (bounds[2], bounds[3]) : (bounds[0], bounds[1])
    return [
      start.named("\(word)'s \(start.name)"), end.named("\(word)'s \(end.name)"),
      FactReading(
        name: along.name, value: length, origin: origin(along.origin), kind: along.kind),
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
