import Foundation

// Which children are outside a parent of one length, and how far.

extension TrialSpans {
  /// The length to try after a first trial. It is the length of this trial if that holds all children and equals
  /// `least`.
  func firstNeededLength(least: CGFloat, padding: CGFloat) -> CGFloat {
    // The parent may be too short at both ends of a child.
    let lack = items.values.reduce(lacks(padding).most) {
      max($0, max(0, -$1.span.origin) + max(0, $1.end + padding - length))
    }
    return lack > 0 || length == least ? onGrid(length + lack) : nearby
  }

  /// A longer length to try if children are still outside in this one; nil if all are inside. A longer parent
  /// may move them inside: they may be measured from the parent or a sibling, whichever ends last.
  func longerLength(padding: CGFloat) -> CGFloat? {
    let lack = lacks(padding).most
    return lack > TrialRoom.noise ? onGrid(length + 4 * max(length, lack)) : nil
  }

  /// Whether less is outside in this length than in another one.
  func isNearer(than other: TrialSpans, padding: CGFloat) -> Bool {
    lacks(padding).all < other.lacks(padding).all - max(line, TrialRoom.noise)
  }

  /// Whether this length holds everything that another length holds, and something more.
  func holdsMore(than other: TrialSpans, padding: CGFloat) -> Bool {
    let lacks = lacks(padding, comparedWith: other)
    return lacks.holdsMore && lacks.ofWhatWasInside <= TrialRoom.noise
  }

  /// By how much the parent is too short for what is inside in another, longer one.
  func lack(ofWhatIsInsideIn other: TrialSpans, _ padding: CGFloat) -> CGFloat {
    other.length > length ? lacks(padding, comparedWith: other).ofWhatWasInside : 0
  }

  /// How far children end outside of the parent.
  func outside(padding: CGFloat) -> CGFloat {
    items.values.reduce(0) { max($0, min($1.end, $1.span.end) + padding - length) }
  }

  /// By how much the parent is too short.
  private struct Lacks {
    /// The greatest lack of any end of a child, group or length, and the sum of all lacks.
    var most: CGFloat = 0
    var all: CGFloat = 0
    /// The greatest lack of what is inside in the other length.
    var ofWhatWasInside: CGFloat = 0
    /// Whether something is inside that is outside in the other length.
    var holdsMore = false

    mutating func add(_ lack: CGFloat, other: CGFloat) {
      most = max(most, lack)
      all += max(0, lack)
      if other <= TrialRoom.noise {
        ofWhatWasInside = max(ofWhatWasInside, lack)
      } else if lack <= TrialRoom.noise {
        holdsMore = true
      }
    }
  }

  @_optimize(size)
  private func lacks(_ padding: CGFloat, comparedWith other: TrialSpans? = nil) -> Lacks {
    let other = other ?? self
    var lacks = Lacks()
    for (cell, item) in items {
      let (here, there) = (ends(item, padding), other.ends(other.items[cell] ?? item, padding))
      lacks.add(here.before, other: there.before)
      lacks.add(here.behind, other: there.behind)
    }
    for (cell, group) in groups {
      lacks.add(
        lack(of: group, padding), other: other.lack(of: other.groups[cell] ?? group, padding))
    }
    for (key, length) in lengths { lacks.add(-length, other: -(other.lengths[key] ?? length)) }
    return lacks
  }

  /// How far a child is outside at the near end of the parent and at the far end; not positive if it is inside. An end
  /// counts as inside if it is inside before or after rounding to the grid. A negative length counts as a lack at both
  /// ends.
  private func ends(_ item: Item, _ padding: CGFloat) -> (before: CGFloat, behind: CGFloat) {
    let missing = -item.span.length
    return (
      max(missing, -max(item.span.origin, length + item.startFromEnd)),
      max(missing, min(item.span.end, item.end) + padding - length)
    )
  }

  private func lack(of group: Group, _ padding: CGFloat) -> CGFloat {
    let outside = max(0, -group.span.origin) + max(0, group.span.end + padding - length)
    return max(outside, group.needed - group.span.length)
  }
}
