import Foundation

extension GroupSite {
  /// The listed length of the child at index `place`; 0 if the list has no length for the child.
  func listed(_ place: Int, _ flexing: RunFlexing) -> RunLength {
    flexing.length(number(place)) ?? .fixed(0)
  }

  /// Whether the numbers of a list, or of children that give way, are finite. Notes other mistakes as well.
  func areSound(_ flexing: RunFlexing, _ run: StoredRun) -> Bool {
    let word = run.isColumn ? Vertical.lengthName : Horizontal.lengthName
    for flaw in flexing.flaws { note(flaw, "givingWay") }
    if flexing.flaws.contains(where: { $0 == .notANumber || $0 == .infinite }) { return false }
    guard let lengths = flexing.lengths else { return true }
    var number = 0
    for length in lengths.list {
      if !length.isSpacer { number += 1 }
      let asked = length.isSpacer ? "a spacer" : "\(word) \(number)"
      for value in length.numbers where !value.isLength {
        note(value < 0 && value.isFinite ? .negativeLength : value.missingReason, asked)
        if !value.isFinite { return false }
      }
    }
    if total != flexing.entries.count { note(.wrongCount, "\(flexing.entries.count) \(word)s") }
    if flexing.needsShares, !lengths.list.contains(where: { $0.weight > 0 }) {
      note(.noWeight, "the sum of the shares")
    }
    return true
  }

  /// Finds the lengths of children by a list, before space is distributed.
  func findListedLengths<Main: FrameAxis>(
    _ flexing: RunFlexing, _ placed: PlacedFrame, along axis: Main.Type,
    asking ask: (Int, CGSize) -> CGSize
  ) {
    for place in 0..<work.count {
      let length = listed(place, flexing)
      work.askedFor[place] = .nan
      switch length.kind {
      case .fixed(let length): work.lengths[place] = max(0, length)
      case .share, .spacer:
        work.lengths[place] = length.limited(0)
        guard pass.isUnlimited(axis) else { continue }
        work.lengths[place] = askAlong(place, placed, along: axis, counts: false, asking: ask)
      case .fitted:
        work.lengths[place] = askAlong(place, placed, along: axis, counts: true, asking: ask)
      }
      if !length.isShare { work.lengths[place] = length.limited(work.lengths[place]) }
    }
  }

  /// Fills a line of a run with lengths that flex within limits. Returns false if the line overflows.
  func flex(
    _ places: Range<Int>, _ run: StoredRun, _ flexing: RunFlexing, in room: CGFloat?,
    _ arithmetic: RunArithmetic, gap: CGFloat, weight: (Int) -> CGFloat
  ) -> Bool {
    collect(places, flexing, weight)
    let gaps = gap * CGFloat(max(0, places.count - 1))
    work.items.resolve(in: room.map { max(0, $0 - gaps) }, turns: flexing.turns) {
      work.lengths[$0]
    }
    let total = work.items.total + gaps
    let rest = (room ?? total) - total
    var (lead, gap): (CGFloat, CGFloat) = (0, gap)
    switch run.rule {
    case .packed(let part): lead = part * rest
    case .equalGaps(let withEnds):
      let parts = CGFloat(withEnds ? places.count + 1 : places.count - 1)
      if parts > 0, rest > 0 { gap = rest / parts }
      if withEnds, rest > 0 { lead = gap }
    case .shared, .grown: break
    }
    var position = lead
    for (index, item) in work.items.enumerated() {
      guard let place = item.place else {
        position += item.target
        continue
      }
      var end = position + item.target
      // If only rounding keeps the last child from ending at the end of the run, it ends exactly at that end.
      if let room, index == work.items.count - 1, abs(end - room) < RunArithmetic.noise {
        end = room
      }
      arithmetic.put(place - places.lowerBound, position, end)
      work.lengths[place] = work.ends[place] - work.starts[place]
      position = end + gap
    }
    return rest >= -RunArithmetic.noise
  }

  /// Collects the children of a line, and the spacers before, between and after them.
  private func collect(_ places: Range<Int>, _ flexing: RunFlexing, _ weight: (Int) -> CGFloat) {
    work.items.removeAll(keepingCapacity: true)
    guard let lengths = flexing.lengths else {
      for place in places {
        let yield = flexing.yields[cell(place)]
        let length = work.lengths[place]
        work.items.append(
          FlexItem(
            place: place, base: length, min(length, yield?.minimum ?? 0), .infinity,
            grow: weight(place), shrink: yield?.share ?? 0, turn: yield?.turn ?? 0))
      }
      return
    }
    // A spacer is in the line of the child before it. Spacers before the first child are in the first line.
    var entry = places.lowerBound == 0 ? 0 : entryOf(places.lowerBound, flexing)
    for place in places {
      let own = entryOf(place, flexing)
      addSpacers(entry..<max(entry, own), lengths)
      add(place, listed(place, flexing), lengths)
      entry = max(entry, own + 1)
    }
    let isLast = places.upperBound == work.count
    let end = isLast ? lengths.list.count : entryOf(places.upperBound, flexing)
    addSpacers(entry..<max(entry, end), lengths)
  }

  /// The index of a child's length in the list, which also has spacers; the end of the list if it has no length for
  /// the child.
  private func entryOf(_ place: Int, _ flexing: RunFlexing) -> Int {
    let number = number(place)
    return flexing.entries.indices.contains(number)
      ? flexing.entries[number] : flexing.lengths?.list.count ?? 0
  }

  private func addSpacers(_ entries: Range<Int>, _ lengths: RunLengths) {
    for entry in entries where lengths.list[entry].isSpacer {
      let spacer = lengths.list[entry]
      work.items.append(
        FlexItem(
          place: nil, base: 0, max(0, spacer.minimum), .infinity, grow: max(0, spacer.weight),
          shrink: 0))
    }
  }

  private func add(_ place: Int, _ length: RunLength, _ lengths: RunLengths) {
    // If no length is named as giving way, fitted lengths without a lower limit shrink in a second turn, after the
    // lengths with one.
    let isNext = length.yield == nil && length.kind == .fitted && !lengths.namesWhoGivesWay
    work.items.append(
      FlexItem(
        place: place, base: base(of: place, length), max(0, length.minimum),
        max(0, length.maximum), grow: max(0, length.weight),
        shrink: max(0, length.yield ?? (isNext ? 1 : 0)), turn: isNext ? 1 : 0))
  }

  /// The listed length of a child before its limits apply.
  private func base(of place: Int, _ length: RunLength) -> CGFloat {
    switch length.kind {
    case .fixed(let points): max(0, points)
    case .fitted: work.askedFor[place].isLength ? work.askedFor[place] : 0
    case .share, .spacer: 0
    }
  }
}

extension RunLength {
  /// `length`, kept within the limits and at least 0. If the limits cross, the lower limit wins.
  fileprivate func limited(_ length: CGFloat) -> CGFloat {
    Swift.max(Swift.min(length, maximum), minimum, 0)
  }
}
