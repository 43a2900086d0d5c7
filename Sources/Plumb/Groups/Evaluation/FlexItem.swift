import Foundation

/// A child of a run, or a spacer, whose length grows and shrinks within limits.
struct FlexItem {
  /// The child's place among those that are laid out; nil for a spacer.
  let place: Int?
  /// Its length before anything is shared out, or missing.
  let base: CGFloat
  let minimum: CGFloat
  let maximum: CGFloat
  /// Its weight of what is left.
  let grow: CGFloat
  /// Its share of what is missing, and when it gives way.
  let shrink: CGFloat
  var turn = 0
  /// Its length in the end.
  var target: CGFloat = 0
  private(set) var isFrozen = false
  private var violation: CGFloat = 0

  init(
    place: Int?, base: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, grow: CGFloat,
    shrink: CGFloat, turn: Int = 0
  ) {
    self.place = place
    self.base = base
    self.minimum = minimum
    self.maximum = maximum
    self.grow = grow
    self.shrink = shrink
    self.turn = turn
    target = min(max(base, minimum), max(minimum, maximum))
  }

  /// A length within the limits; the lower one wins.
  func limited(_ length: CGFloat) -> CGFloat { min(max(length, minimum), max(minimum, maximum)) }
}

// CSS Flexible Box Layout, level 1, §9.7 "Resolving Flexible Lengths". What is new is the turn: those of a later
// turn give way only if those of the turns before cannot give more.

extension ContiguousArray<FlexItem> {
  var total: CGFloat { reduce(0) { $0 + $1.target } }

  /// Finds the lengths that fill `room`, as far as they may. Without a limit, a weight of 1 is as long as it takes
  /// for each share to have what its child asks for.
  mutating func resolve(in room: CGFloat?, turns: Int, asking asked: (Int) -> CGFloat) {
    for index in indices { self[index].target = self[index].limited(self[index].base) }
    guard let room else { return takeLongestShare(asked) }
    if total < room { return flex(in: room) { $0.grow } }
    for turn in 0..<turns where total > room {
      flex(in: room, isShrinking: true) { $0.turn == turn ? $0.shrink : 0 }
    }
  }

  private mutating func takeLongestShare(_ asked: (Int) -> CGFloat) {
    var unit: CGFloat = 0
    for item in self where item.grow > 0 && item.base == 0 {
      if let place = item.place { unit = Swift.max(unit, asked(place) / item.grow) }
    }
    for index in indices where self[index].grow > 0 && self[index].base == 0 {
      // Without a limit nothing is left for spacers.
      if self[index].place == nil { continue }
      self[index].target = self[index].limited(unit * self[index].grow)
    }
  }

  private mutating func flex(
    in room: CGFloat, isShrinking: Bool = false, _ factor: (FlexItem) -> CGFloat
  ) {
    for index in indices { self[index].freeze(factor(self[index]), isShrinking) }
    let initial = room - reduce(0) { $0 + ($1.isFrozen ? $1.target : $1.base) }
    while contains(where: { !$0.isFrozen }) {
      var (free, factors, scaled): (CGFloat, CGFloat, CGFloat) = (room, 0, 0)
      for item in self {
        free -= item.isFrozen ? item.target : item.base
        if item.isFrozen { continue }
        factors += factor(item)
        scaled += factor(item) * item.base
      }
      if factors.flexSum != factors, abs(initial * factors) < abs(free) { free = initial * factors }
      var violation: CGFloat = 0
      for index in indices where !self[index].isFrozen {
        let item = self[index]
        let part =
          isShrinking
          ? (scaled > 0 ? factor(item) * item.base / scaled : 0) : factor(item) / factors
        violation += self[index].take(item.base + free * part)
      }
      for index in indices where !self[index].isFrozen { self[index].freeze(after: violation) }
    }
  }
}

extension FlexItem {
  /// Those that do not flex have their length.
  fileprivate mutating func freeze(_ factor: CGFloat, _ isShrinking: Bool) {
    isFrozen = factor <= 0 || (isShrinking ? base < target : base > target)
  }

  /// Takes a length within the limits, and gives what those add to it.
  fileprivate mutating func take(_ length: CGFloat) -> CGFloat {
    target = limited(length)
    violation = target - length
    return violation
  }

  /// Freezes those whose limits were met, on the side that prevails.
  fileprivate mutating func freeze(after total: CGFloat) {
    // Sums that leave the range are no numbers; then all have what they have.
    isFrozen = !(abs(total) >= 1e-9) || (total > 0 ? violation > 0 : violation < 0)
  }
}
