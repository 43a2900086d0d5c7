import Foundation

// What is outside of a parent of one length.

extension TrialSpans {
  /// A length not much longer, to see how children move with it.
  var nearby: CGFloat { length * 1.25 }

  /// The length to try after a first trial: this one if it is the least.
  func firstNeededLength(least: CGFloat, padding: CGFloat) -> CGFloat {
    // The parent may be too short at both ends of a child.
    let lack = items.values.reduce(lack(padding: padding)) {
      max($0, max(0, -$1.span.origin) + max(0, $1.end + padding - length))
    }
    return lack > 0 || length == least ? length + lack : nearby
  }

  /// A longer length to try if children are still outside in this one, which shorter trials settled on; nil if all are
  /// inside. A longer parent may move them: they may be measured from the parent or a sibling, whichever ends last.
  func longerLength(padding: CGFloat) -> CGFloat? {
    let lack = lack(padding: padding)
    return lack > TrialRoom.noise ? length + 4 * max(length, lack) : nil
  }

  /// Whether less is outside in this length than in another one.
  func isNearer(than other: TrialSpans, padding: CGFloat) -> Bool {
    func outside(_ spans: TrialSpans) -> CGFloat {
      var sum: CGFloat = 0
      for lack in spans.lacks(padding) { sum += max(0, lack.length) }
      return sum
    }
    return outside(self) < outside(other) - max(line, TrialRoom.noise)
  }

  /// Whether something is inside in this length and outside in another one.
  func holdsMore(than other: TrialSpans, padding: CGFloat) -> Bool {
    !held(padding).isSubset(of: other.held(padding))
  }

  /// What this length satisfies.
  private func held(_ padding: CGFloat) -> Set<Int> {
    var held: Set<Int> = []
    for lack in lacks(padding) where lack.length <= TrialRoom.noise {
      held.insert(lack.requirement)
    }
    return held
  }

  /// The least amount by which the parent is too short.
  private func lack(padding: CGFloat) -> CGFloat {
    var most: CGFloat = 0
    for lack in lacks(padding) { most = max(most, lack.length) }
    return most
  }

  /// By how much the parent is too short for what is inside in another, longer one.
  func lack(ofWhatIsInsideIn other: TrialSpans, _ padding: CGFloat) -> CGFloat {
    guard other.length > length, lack(padding: padding) > TrialRoom.noise else { return 0 }
    let held = other.held(padding)
    var most: CGFloat = 0
    for lack in lacks(padding) where held.contains(lack.requirement) {
      most = max(most, lack.length)
    }
    return most
  }

  /// By how much the parent is too short for something that it must satisfy; 0 or less if it is not.
  private struct Lack {
    let requirement: Int
    let length: CGFloat
  }

  /// All of them. An end of a child is inside if its fact is, or its place on the grid.
  private func lacks(_ padding: CGFloat) -> [Lack] {
    var lacks: [Lack] = []
    for (cell, item) in items {
      // Neither end of a child with a negative length is where its facts say.
      let missing = -item.span.length
      let before = -max(item.span.origin, length + item.startFromEnd)
      let behind = min(item.span.end, item.end) + padding - length
      lacks.append(Lack(requirement: Requirement.start(cell), length: max(missing, before)))
      lacks.append(Lack(requirement: Requirement.end(cell), length: max(missing, behind)))
    }
    for (cell, group) in groups {
      let outside = max(0, -group.span.origin) + max(0, group.span.end + padding - length)
      let most = max(outside, group.needed - group.span.length)
      lacks.append(Lack(requirement: Requirement.group(cell), length: most))
    }
    for (key, length) in lengths { lacks.append(Lack(requirement: key, length: -length)) }
    return lacks
  }

  /// How far children end outside of the parent.
  func outside(padding: CGFloat) -> CGFloat {
    items.values.reduce(0) { max($0, min($1.end, $1.span.end) + padding - length) }
  }
}
