import Foundation

extension GroupSite {
  /// Finds the frames of the children of a run: first the lengths along it, then the positions, then the numbers
  /// across it.
  ///
  /// A child with a fitted length along the run is asked once. It is asked again only if the run gives it another
  /// length and its length across is fitted too: a text must get the height for its real width.
  func placeRun<Main: FrameAxis>(
    _ run: StoredRun, along axis: Main.Type, asking ask: (Int, CGSize) -> CGSize
  ) {
    let placed = layout.placed(in: pass, parent)
    let placedEnds = Main.along(run.ends.placed(in: pass, parent))
    guard
      let ends = room(
        of: placedEnds, run.ends, for: run.word, isDirectional: run.isDirectional, along: axis),
      let gap = gapOfRun(run, along: axis), areSound(run.rule),
      run.flexing.map({ areSound($0, run) }) ?? true,
      findLengths(run, placed, along: axis, asking: ask)
    else { return keepAll() }
    breakIntoLines(run, ends.room, gap)
    let isMirrored = run.isDirectional && pass.space.isMirrored
    var first = 0
    for number in 0..<work.lineCount {
      let last = Int(work.lineEnds[number])
      func line(_ numbers: UnsafeMutablePointer<CGFloat>) -> UnsafeMutableBufferPointer<CGFloat> {
        UnsafeMutableBufferPointer(start: numbers + first, count: last - first)
      }
      let arithmetic = RunArithmetic(
        lengths: line(work.lengths), starts: line(work.starts), ends: line(work.ends),
        origin: isMirrored ? ends.span.end : ends.span.origin, isMirrored: isMirrored)
      let fits: Bool
      if let flexing = run.flexing {
        fits = flex(first..<last, run, flexing, in: ends.room, arithmetic, gap: gap) {
          weight($0, run.rule)
        }
      } else {
        fits = arithmetic.fill(ends.room, run.rule, gap: gap) {
          [first] in weight($0 + first, run.rule)
        }
      }
      if !fits || run.flexing != nil {
        noteNoRoom(first..<last, run, Main.along(placed), in: ends.span, isFull: !fits)
      }
      if pass.isUnlimited(axis) {
        let content = run.flexing == nil ? arithmetic.content : work.items.total
        let needed = ends.room == nil ? content + gap * CGFloat(last - first - 1) : 0
        noteEnds(placedEnds.span, needed: needed, along: axis)
      }
      first = last
    }
    placeAcross(run, placed, along: axis, asking: ask)
  }

  private func gapOfRun<Main: FrameAxis>(_ run: StoredRun, along axis: Main.Type) -> CGFloat? {
    let gap = Main.along(run.gap.placed(in: pass, parent)).second
    guard isFinite(gap, "the \(run.word)'s gap") else { return nil }
    if gap >= 0 { return gap }
    note(.negativeLength, "the \(run.word)'s gap")
    return 0
  }

  /// The weight of the child at index `place`, at least 0; 1 if the rule's weights have no list. 0 if the list has no
  /// weight for the child, or if the rule has no weights.
  private func weight(_ place: Int, _ rule: RunRule) -> CGFloat {
    switch rule {
    case .shared(let weights), .grown(let weights):
      guard let list = weights.list else { return 1 }
      let number = number(place)
      return list.indices.contains(number) ? max(0, list[number]) : 0
    case .packed, .equalGaps:
      return 0
    }
  }

  /// Whether the weights are finite. Notes other mistakes in them as well.
  private func areSound(_ rule: RunRule) -> Bool {
    guard case .shared(let weights) = rule.weighted, let list = weights.list else { return true }
    for (index, weight) in list.enumerated() {
      if !weight.isFinite {
        note(weight.isNaN ? .notANumber : .infinite, "weight \(index + 1)")
        return false
      }
      if weight < 0 { note(.negativeLength, "weight \(index + 1)") }
    }
    if total != list.count {
      note(.wrongCount, "\(list.count) weights")
    }
    if list.allSatisfy({ $0 <= 0 }) { note(.noWeight, "the sum of the weights") }
    return true
  }
}

extension RunRule {
  var isShared: Bool {
    if case .shared = self { return true }
    return false
  }

  /// This rule, or `.shared` with the weights of this rule if it is `.grown`.
  fileprivate var weighted: RunRule {
    if case .grown(let weights) = self { return .shared(weights) }
    return self
  }
}

extension GroupSite {
  /// Finds the lengths along the run that facts and children give. Returns false if a number is not finite.
  private func findLengths<Main: FrameAxis>(
    _ run: StoredRun, _ placed: PlacedFrame, along axis: Main.Type,
    asking ask: (Int, CGSize) -> CGSize
  ) -> Bool {
    let along = Main.along(placed)
    if let flexing = run.flexing, flexing.lengths != nil {
      findListedLengths(flexing, placed, along: axis, asking: ask)
      return true
    }
    if case .shared = run.rule, !pass.isUnlimited(axis) {
      for place in 0..<work.count {
        work.lengths[place] = 0
        work.askedFor[place] = .nan
      }
      return true
    }
    guard case .none = along.open else {
      for place in 0..<work.count {
        // A run that shares its room gets here only in a trial with an unlimited axis.
        work.lengths[place] = askAlong(
          place, placed, along: axis, counts: !run.rule.isShared, asking: ask)
      }
      return true
    }
    guard isFinite(along.second, Main.lengthName) else { return false }
    if along.second < 0 { note(.negativeLength, Main.lengthName) }
    let length = max(0, along.second)
    for place in 0..<work.count {
      work.lengths[place] = length
      work.askedFor[place] = .nan
    }
    return true
  }

  /// The length along the run that the child at index `place` asks for; 0 if it is unusable. Also stores the asked
  /// length, and the second number of the child's facts across the run, in `work`.
  func askAlong<Main: FrameAxis>(
    _ place: Int, _ placed: PlacedFrame, along axis: Main.Type, counts: Bool,
    asking ask: (Int, CGSize) -> CGSize
  ) -> CGFloat {
    var one = placed
    one.close { ask(place, $0) }
    work.seconds[place] = Main.across(one).second
    let length = Main.along(one).second
    work.askedFor[place] = length
    return sound(length, Main.lengthName, of: place, counts: counts)
  }

  /// Finds where the lines of a flow end. A run that does not break, or whose room is unlimited, has one line. Each
  /// line has at least one child, so a child that is longer than the run has a line of its own.
  private func breakIntoLines(_ run: StoredRun, _ room: CGFloat?, _ gap: CGFloat) {
    work.lineCount = 0
    if work.count == 0 { return }
    if run.breaking != nil, let room {
      var end = work.lengths[0]
      for place in 1..<max(1, work.count) {
        let next = end + gap + work.lengths[place]
        if next > room + RunArithmetic.noise {
          work.lineEnds[work.lineCount] = Int32(place)
          work.lineCount += 1
          end = work.lengths[place]
        } else {
          end = next
        }
      }
    }
    work.lineEnds[work.lineCount] = Int32(work.count)
    work.lineCount += 1
  }
}
