extension Measurements {
  /// The figures of a budget of screens on a host; nil if it is none of screens.
  func screenFigures(for budget: String, on host: String) -> [Figure]? {
    switch budget {
    case "screen-at-once-times": return timesByHand(ScreenVariant.atOnce, host, siblings: false)
    case "screen-stored-times": return timesByHand(ScreenVariant.stored, host, siblings: false)
    case "siblings-at-once-times": return timesByHand(ScreenVariant.atOnce, host, siblings: true)
    case "siblings-stored-times": return timesByHand(ScreenVariant.stored, host, siblings: true)
    default: return nil
    }
  }

  /// How many times as many instructions as by hand the variants are: of the siblings, or of all other screens.
  private func timesByHand(
    _ variants: [ScreenVariant], _ host: String, siblings: Bool
  ) -> [Figure] {
    let names = variants.map(\.rawValue)
    return counts.compactMap { key, count in
      guard key.host == host, names.contains(key.variant),
        (key.name == Siblings<BoxStage>.name) == siblings
      else { return nil }
      let byHand = Key(name: key.name, host: host, variant: ScreenVariant.byHand.rawValue)
      return counts[byHand].map { Figure(value: count / $0, of: "\(key.variant) \(key.name)") }
    }
  }
}
