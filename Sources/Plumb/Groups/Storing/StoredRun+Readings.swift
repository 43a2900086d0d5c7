import Foundation

extension StoredRun {
  /// The ends of the run, the child's length along it and the facts across it.
  func readingsOfRun(
    _ place: Int, _ site: GroupSite, asking ask: (CGSize) -> CGSize
  ) -> [FactReading] {
    let (pass, parent) = (site.pass, site.parent)
    let bounds = ends.readings(ends.placed(in: pass, parent), in: pass, parent)
    let length = site.work.lengths[place]
    // A child is asked for its length across the run at the length that it has along the run.
    var placed = site.layout.placed(in: pass, parent)
    let open = isColumn ? placed.rows : placed.columns
    let span = LayoutSpan(origin: 0, length: length)
    if isColumn {
      placed.rows = .span(span, placed.rows)
    } else {
      placed.columns = .span(span, placed.columns)
    }
    placed.close(asking: ask)
    let shared = site.layout.readings(placed, in: pass, parent)
    // There are two facts for each axis, the horizontal ones first.
    let (along, across) = isColumn ? (shared[3], shared[0...1]) : (shared[1], shared[2...3])
    let (start, end) = isColumn ? (bounds[2], bounds[3]) : (bounds[0], bounds[1])
    return [
      start.named("\(word)'s \(start.name)"), end.named("\(word)'s \(end.name)"),
      FactReading(
        name: along.name, value: length,
        origin: origin(along.origin, place, site)
          + site.shorteningInWords(place, self, along: open),
        kind: along.kind),
    ] + across
  }

  private func origin(_ length: String, _ place: Int, _ site: GroupSite) -> String {
    if let flexing, flexing.lengths != nil {
      return site.listed(place, flexing).origin(length)
    }
    return switch rule {
    case .packed, .equalGaps: length
    case .shared: "a share of what the gaps leave"
    case .grown: "\(length), and a share of what is left"
    }
  }
}

extension RunLength {
  /// The words that tell where the length comes from. `fitted` is used for a length that the child asks for.
  fileprivate func origin(_ fitted: String) -> String {
    let own =
      switch kind {
      case .fixed: "a constant"
      case .fitted: fitted
      case .share, .spacer: "a share of what is left"
      }
    return own + (minimum > 0 ? ", at least \(minimum.inWords)" : "")
      + (maximum < .infinity ? ", at most \(maximum.inWords)" : "")
  }
}

extension GroupSite {
  fileprivate func shorteningInWords(
    _ place: Int, _ run: StoredRun, along: PlacedAxis
  ) -> String {
    let shortening = shortening(place, run, along)
    return shortening > RunArithmetic.noise ? ", shortened by \(shortening.roundedInWords)" : ""
  }
}
