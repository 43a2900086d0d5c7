import Foundation

/// The arithmetic of a run, of a line of a flow, or of the tracks of a matrix. It finds where each item begins
/// and ends from the lengths.
///
/// Positions are distances from the start of the run; `isMirrored` turns them into coordinates. The rules are
/// those of CSS Flexible Box Layout, level 1, §9.7 "Resolving Flexible Lengths" and §9.5 "Main-Axis Alignment",
/// with a minimum of 0 for all lengths. Remaining space is distributed in proportion to the weights, and missing
/// space is taken in proportion to the lengths.
struct RunArithmetic {
  let lengths: UnsafeMutableBufferPointer<CGFloat>
  let starts: UnsafeMutableBufferPointer<CGFloat>
  let ends: UnsafeMutableBufferPointer<CGFloat>
  /// The coordinate of the run's start, and whether coordinates decrease from there.
  let origin: CGFloat
  let isMirrored: Bool

  private var count: Int { lengths.count }

  /// Places the child at `index` from `start` to `end` along the run.
  @inline(__always)
  func put(_ index: Int, _ start: CGFloat, _ end: CGFloat) {
    if isMirrored {
      starts[index] = origin - end
      ends[index] = origin - start
    } else {
      starts[index] = origin + start
      ends[index] = origin + end
    }
  }

  /// The sum of the lengths.
  var content: CGFloat {
    var sum: CGFloat = 0
    for index in 0..<count { sum += lengths[index] }
    return sum
  }

  /// Places the children one after the other with their lengths, the first one after `lead`.
  ///
  /// Coordinates are added up in turn, so that without a gap each end equals the next start exactly.
  func follow(lead: CGFloat, gap: CGFloat) {
    var place = isMirrored ? origin - lead : origin + lead
    for index in 0..<count {
      if isMirrored {
        ends[index] = place
        starts[index] = place - lengths[index]
        place = starts[index] - gap
      } else {
        starts[index] = place
        ends[index] = place + lengths[index]
        place = ends[index] + gap
      }
    }
  }

  /// Multiplies all lengths, whose sum is `content`, by a factor, so that their sum becomes `room`. Places the
  /// children: the first one after `lead`, with `gap` between them.
  func shrink(_ content: CGFloat, to room: CGFloat, lead: CGFloat, gap: CGFloat) {
    let factor = content > 0 ? room / content : 0
    var before: CGFloat = 0
    for index in 0..<count {
      let after = before + lengths[index]
      let gaps = CGFloat(index) * gap + lead
      // The last child ends exactly at the end of the room, whatever the rounding of the sum.
      put(index, before * factor + gaps, (index == count - 1 ? room : after * factor) + gaps)
      lengths[index] = ends[index] - starts[index]
      before = after
    }
  }

  /// Adds to each length its share of `rest` by weight, and places the children. If the shares take all of `rest`, the
  /// last child ends exactly at `end`. Weights with a sum below 1 take only that part of `rest`.
  func grow(by rest: CGFloat, _ weight: (Int) -> CGFloat, gap: CGFloat, end: CGFloat) {
    var sum: CGFloat = 0
    for index in 0..<count { sum += weight(index) }
    let isAll = sum > 0 && sum.flexSum == sum
    sum = sum.flexSum
    var before: CGFloat = 0
    var weights: CGFloat = 0
    for index in 0..<count {
      let start = before + rest * weights / sum
      before += lengths[index]
      weights += weight(index)
      let stop = before + rest * weights / sum
      let gaps = CGFloat(index) * gap
      put(index, start + gaps, index == count - 1 && isAll ? end : stop + gaps)
      lengths[index] = ends[index] - starts[index]
    }
  }
}

extension RunArithmetic {
  /// Distributes `room` by a rule, and places the children. If `room` is nil, it is unlimited: shares become just long
  /// enough for each child, and other lengths stay as they are. Returns false if there is not enough room, so that
  /// lengths were shrunk or children overflow.
  func fill(_ room: CGFloat?, _ rule: RunRule, gap: CGFloat, weight: (Int) -> CGFloat) -> Bool {
    let gaps = gap * CGFloat(count - 1)
    guard let room else {
      if case .shared = rule { takeLongestShare(weight) }
      follow(lead: 0, gap: gap)
      return true
    }
    switch rule {
    case .shared:
      for index in 0..<count { lengths[index] = 0 }
      grow(by: max(0, room - gaps), weight, gap: gap, end: max(gaps, room))
      return room >= gaps - Self.noise
    case .grown:
      let content = self.content
      if room - gaps >= content {
        grow(by: room - gaps - content, weight, gap: gap, end: room)
        return true
      }
      return fit(content, room, part: 0, gap: gap)
    case .packed(let part):
      return fit(content, room, part: part, gap: gap)
    case .equalGaps(let withEnds):
      let content = self.content
      let rest = room - content
      if rest < -Self.noise { return fit(content, room, part: 0, gap: 0) }
      let parts = CGFloat(withEnds ? count + 1 : count - 1)
      let gap = parts > 0 ? max(0, rest) / parts : 0
      follow(lead: withEnds ? gap : 0, gap: gap)
      if !withEnds, count > 1 { flushLast(room) }
      return true
    }
  }

  /// Places the children with `part` of the remaining space before them. If they need more room than there is, shrinks
  /// them and returns false.
  private func fit(_ content: CGFloat, _ room: CGFloat, part: CGFloat, gap: CGFloat) -> Bool {
    let gaps = gap * CGFloat(count - 1)
    let rest = room - gaps - content
    if rest >= -Self.noise {
      follow(lead: part * max(0, rest), gap: gap)
      return true
    }
    let left = max(0, room - gaps)
    shrink(content, to: left, lead: part * (room - gaps - left), gap: gap)
    return false
  }

  /// Ends the last child exactly at the end of the run, whatever the rounding of the sum.
  private func flushLast(_ room: CGFloat) {
    let last = count - 1
    if isMirrored {
      starts[last] = origin - room
      ends[last] = starts[last] + lengths[last]
    } else {
      ends[last] = origin + room
      starts[last] = ends[last] - lengths[last]
    }
  }

  /// Without a limit, makes shares just long enough for each child to have the length that it asks for.
  private func takeLongestShare(_ weight: (Int) -> CGFloat) {
    var unit: CGFloat = 0
    for index in 0..<count where weight(index) > 0 {
      unit = max(unit, lengths[index] / weight(index))
    }
    for index in 0..<count { lengths[index] = unit * weight(index) }
  }

  /// The tolerance for rounding errors: a lack of space that is not greater does not count.
  static var noise: CGFloat { 1e-6 }
}
