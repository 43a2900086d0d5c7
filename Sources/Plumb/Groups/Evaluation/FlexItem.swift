import Foundation

/// A child of a run (a row, a column or a flow) or a spacer, with a length that grows and shrinks within limits.
struct FlexItem {
  /// The index among the children that are laid out; nil for a spacer.
  let place: Int?
  /// The length before space is distributed or taken away.
  let base: CGFloat
  let minimum: CGFloat
  let maximum: CGFloat
  /// The item's weight when remaining space is distributed.
  let grow: CGFloat
  /// The item's weight when space is missing, like `flex-shrink`, and the turn in which the item shrinks.
  let shrink: CGFloat
  var turn = 0
  /// The final length.
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

  /// `length`, kept within the limits. If they cross, the lower limit wins.
  func limited(_ length: CGFloat) -> CGFloat { min(max(length, minimum), max(minimum, maximum)) }
}

// CSS Flexible Box Layout, level 1, §9.7 "Resolving Flexible Lengths", extended by turns: items of a later turn
// shrink only if those of earlier turns cannot shrink further.

extension ContiguousArray<FlexItem> {
  var total: CGFloat { reduce(0) { $0 + $1.target } }

  /// Finds the lengths that fill `room`, as far as the limits allow. Items shrink in `turns` turns. If `room` is nil,
  /// it is unlimited: shares are just long enough for each child to have the length that `asked` returns for it.
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
      // In unlimited room, a spacer keeps its minimum.
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
  /// Freezes the item at its length if it does not flex: its factor is not positive, or a limit has already changed
  /// its length against the direction of flexing.
  fileprivate mutating func freeze(_ factor: CGFloat, _ isShrinking: Bool) {
    isFrozen = factor <= 0 || (isShrinking ? base < target : base > target)
  }

  /// Sets the length to `length` within the limits. Returns what the limits added; negative if they shortened it.
  fileprivate mutating func take(_ length: CGFloat) -> CGFloat {
    target = limited(length)
    violation = target - length
    return violation
  }

  /// Freezes the item if its limits changed its length in the direction of `total`, the sum of what the limits of all
  /// items added. If the sum is about 0, freezes it in any case.
  fileprivate mutating func freeze(after total: CGFloat) {
    // If the numbers are too large, `total` is NaN. Then all items are frozen.
    isFrozen = !(abs(total) >= 1e-9) || (total > 0 ? violation > 0 : violation < 0)
  }
}
