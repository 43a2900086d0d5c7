/// One figure that a budget limits, and what it is of.
struct Figure {
  let value: Double
  let of: String
}

extension Measurements {
  /// The figures of a budget on a host; nil for a budget that nobody has written.
  func figures(for budget: String, on host: String) -> [Figure]? {
    switch budget {
    case "at-once-over-checked":
      return differences([.atOnceClosures, .atOnceValues], .checked, host)
    case "stored-over-bare":
      return differences([.storedClosures, .storedValues], .bare, host)
    case "stored-times-checked":
      return ratios([(.storedClosures, .checked), (.storedValues, .checked)], host)
    case "trial-passes":
      return ratios([(.trialClosures, .storedClosures), (.trialValues, .storedValues)], host)
    case "growth":
      return growth(host)
    case "pass":
      return passes(host)
    case "allocations":
      return allocations(host)
    case Record.setUp, Record.bytes:
      return figures.filter { $0.key.host == host && $0.key.variant == budget }
        .map { Figure(value: $0.value, of: $0.key.name) }
    default:
      return screenFigures(for: budget, on: host)
    }
  }

  /// How many instructions more than `base` the variants are in each case.
  private func differences(_ variants: [Variant], _ base: Variant, _ host: String) -> [Figure] {
    variants.flatMap { variant in
      cases(variant, base, host).map { Figure(value: $1 - $2, of: "\(variant.rawValue) \($0)") }
    }
  }

  /// How many times as many instructions as the second the first variant of each pair is.
  private func ratios(_ pairs: [(Variant, Variant)], _ host: String) -> [Figure] {
    pairs.flatMap { variant, base in
      cases(variant, base, host).map { Figure(value: $1 / $2, of: "\(variant.rawValue) \($0)") }
    }
  }

  /// The counts of two variants, in each case.
  private func cases(
    _ variant: Variant, _ base: Variant, _ host: String
  ) -> [(String, Double, Double)] {
    counts.compactMap { key, count in
      guard key.host == host, key.variant == variant.rawValue else { return nil }
      let baseKey = Key(name: key.name, host: host, variant: base.rawValue)
      return counts[baseKey].map { (key.name, count, $0) }
    }
  }

  /// How many times as much a view costs among ten times as many.
  private func growth(_ host: String) -> [Figure] {
    counts.compactMap { key, count in
      guard key.host == host, key.variant == Growth.tenTimes else { return nil }
      let once = Key(name: key.name, host: host, variant: Growth.once)
      return counts[once].map { Figure(value: count / $0, of: key.name) }
    }
  }

  /// What a pass costs without views, and with one, which costs as much as one of many.
  private func passes(_ host: String) -> [Figure] {
    func count(_ name: String, _ variant: String) -> Double {
      counts[Key(name: name, host: host, variant: variant)] ?? .nan
    }
    let round = count(Record.pass, Record.noPass)
    let view = count(CornerCase.name, Variant.storedValues.rawValue)
    return [
      Figure(value: count(Record.pass, Record.emptyPass) - round, of: Record.emptyPass),
      Figure(value: count(Record.pass, Record.passOfOne) - round - view, of: Record.passOfOne),
    ]
  }

  /// The allocations of a round in the steady state. A trial may allocate. Screens are left out: a chat adds views.
  private func allocations(_ host: String) -> [Figure] {
    allocations.filter { key, _ in
      key.host == host && Variant(rawValue: key.variant)?.isTrial != true
        && ScreenVariant(rawValue: key.variant) == nil
    }.map { Figure(value: $0.value, of: "\($0.key.variant) \($0.key.name)") }
  }
}
