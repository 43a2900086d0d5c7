extension Replay {
  /// A step of the forward pass: sets a variable's offset to a constant minus a multiple of one offset.
  struct Single: Sendable {
    var variable: Int32
    var first: Int32
    var coefficient: Double
    var constant: Double
  }

  /// A step of the forward pass: sets a variable's offset to a constant minus multiples of two offsets.
  struct Pair: Sendable {
    var variable: Int32
    var first: Int32
    var second: Int32
    var firstCoefficient: Double
    var secondCoefficient: Double
    var constant: Double
  }

  /// How many steps of each kind a run has.
  struct Run: Sendable {
    var singles: Int32 = 0
    var pairs: Int32 = 0
  }

  /// A step of the backward pass: adds a multiple of another variable's value to a variable's value. The other value is
  /// final by then.
  struct BackwardStep: Sendable {
    var variable: Int32
    var other: Int32
    var coefficient: Double
  }

  /// A row or a variable, and the allowed sides of zero as bits: 1 below, 2 at, 4 above.
  struct Check: Sendable {
    var index: Int32
    var terms: Int32
    var constant: Double
    var sides: UInt8
    /// Whether a certificate may allow other sides, and whether values of the row's component were chosen.
    var hasCertificate = false
    var hasChoice = false

    @inline(__always)
    func allows(_ side: Int8) -> Bool { sides & (1 << UInt8(side + 1)) != 0 }
  }

  /// A check in the form of a lower bound for a multiple of one variable. It usually takes a single comparison.
  struct Bound: Sendable {
    var index: Int32
    var coefficient: Double
    var constant: Double
  }

  /// The indices of the step and the check that use an edited row's constant; -1 if none does.
  struct Place: Sendable {
    var row: Int32
    var single: Int32 = -1
    var pair: Int32 = -1
    var check: Int32 = -1
    /// Whether the step uses the negated constant.
    var isNegated = false
  }
}

extension Replay.Single {
  init(_ step: ReplaySchedule.Step) {
    self.init(
      variable: step.variable, first: step.first, coefficient: step.firstCoefficient,
      constant: step.constant)
  }
}

extension Replay.Pair {
  init(_ step: ReplaySchedule.Step) {
    self.init(
      variable: step.variable, first: step.first, second: step.second,
      firstCoefficient: step.firstCoefficient, secondCoefficient: step.secondCoefficient,
      constant: step.constant)
  }
}

extension Replay.Bound {
  /// The bound that is equivalent to a check. Nil unless the check has one term and allows zero and one other side.
  init?(_ check: Replay.Check, _ rows: borrowing Rows) {
    guard check.terms == 1, check.sides == 0b110 || check.sides == 0b011 else { return nil }
    let term = rows.terms[rows[check.index].range.lowerBound]
    let sign = check.allows(1) ? 1.0 : -1
    self.init(
      index: term.index, coefficient: sign * term.coefficient, constant: sign * check.constant)
  }
}

extension Replay.Check {
  mutating func allow(_ side: Int8) {
    sides |= 1 << UInt8(side + 1)
  }
}
