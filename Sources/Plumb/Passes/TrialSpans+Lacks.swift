import Foundation

// Finds which children lie outside the parent in one trial, and by how much.

extension TrialSpans {
  /// The length to try after a first trial. If a child is outside, this is the length of the trial plus what is
  /// missing. Otherwise, it is the length of the trial if that equals `least`, or else a nearby length.
  func firstNeededLength(least: CGFloat, padding: CGFloat) -> CGFloat {
    // The parent may be too short at both ends of a child.
    let lack = items.values.reduce(lacks(padding).most) {
      max($0, max(0, -$1.span.origin) + max(0, $1.end + padding - length))
    }
    return lack > 0 || length == least ? onGrid(length + lack) : nearby
  }

  /// A longer length to try, at least five times as long, if children are outside the parent in this trial; nil if all
  /// are inside. Such children may be inside a longer parent. For example, a child's place may be the greater one of a
  /// place on the parent and a place on a sibling. Then the sibling decides in a short parent, and the parent in a long
  /// one.
  func longerLength(padding: CGFloat) -> CGFloat? {
    let lack = lacks(padding).most
    return lack > TrialRoom.noise ? onGrid(length + 4 * max(length, lack)) : nil
  }

  /// Whether children lie less far outside the parent in this trial than in the trial of `other`, in sum.
  func isNearer(than other: TrialSpans, padding: CGFloat) -> Bool {
    lacks(padding).all < other.lacks(padding).all - max(line, TrialRoom.noise)
  }

  /// Whether all that lies inside the parent in the trial of `other` also lies inside in this trial, and something lies
  /// inside in this trial only.
  func holdsMore(than other: TrialSpans, padding: CGFloat) -> Bool {
    let lacks = lacks(padding, comparedWith: other)
    return lacks.holdsMore && lacks.ofWhatWasInside <= TrialRoom.noise
  }

  /// By how much the parent is too short in this trial for what lies inside in the trial of `other`; 0 if the parent is
  /// not longer in that trial.
  func lack(ofWhatIsInsideIn other: TrialSpans, _ padding: CGFloat) -> CGFloat {
    other.length > length ? lacks(padding, comparedWith: other).ofWhatWasInside : 0
  }

  /// The greatest distance by which a child, with `padding` after it, ends beyond the far edge of the parent; 0 if none
  /// does.
  func outside(padding: CGFloat) -> CGFloat {
    items.values.reduce(0) { max($0, min($1.end, $1.span.end) + padding - length) }
  }

  /// By how much the parent is too short.
  private struct Lacks {
    /// The greatest lack: of an end of a child, of a group, or of a negative length. `all` is the sum of all such
    /// lacks.
    var most: CGFloat = 0
    var all: CGFloat = 0
    /// The greatest lack of anything that lies inside in the trial that this one is compared with.
    var ofWhatWasInside: CGFloat = 0
    /// Whether something lies inside in this trial that is outside in the trial that it is compared with.
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
