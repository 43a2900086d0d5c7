import Foundation

extension Screen {
  /// Checks the frames of all variants and counts their rounds.
  static func measure(with recorder: inout Recorder) throws {
    let expected = prepared(.byHand).frames(.byHand)
    for variant in ScreenVariant.allCases {
      try prepared(variant).check(expected, variant)
      let screen = prepared(variant)
      recorder.count(name, Kind.name, variant.rawValue, views: screen.views.count) { round in
        screen.run(round, variant)
      }
    }
  }

  /// A screen for a variant, with its layouts stored if it stores them.
  private static func prepared(_ variant: ScreenVariant) -> Self {
    let screen = Self()
    screen.setUp()
    switch variant {
    case .storedMakersWithClosures: screen.storeClosures()
    case .storedMakersWithValues: screen.storeValues()
    case .storedPins: screen.storePins()
    case .byHand, .makersWithClosures, .makersWithValues, .pins: break
    }
    return screen
  }

  private func run(_ round: Int, _ variant: ScreenVariant) {
    change(to: round, variant)
    switch variant {
    case .byHand: layOutByHand(CheckedRuler(card: card))
    case .makersWithClosures: layOutClosures()
    case .makersWithValues: layOutValues()
    case .pins: layOutPins()
    case .storedMakersWithClosures, .storedMakersWithValues, .storedPins: Kind.runPass(of: card)
    }
  }

  private func check(_ expected: [CGRect], _ variant: ScreenVariant) throws {
    for (index, (frame, byHand)) in zip(frames(variant), expected).enumerated()
    where frame != byHand {
      throw BudgetsError(
        "\(Self.name) on \(Kind.name), \(variant.rawValue), frame \(index): \(frame), by hand "
          + "\(byHand)")
    }
  }

  /// The frames of all views in four rounds, of which each two differ in the bounds.
  private func frames(_ variant: ScreenVariant) -> [CGRect] {
    (0..<4).flatMap { round in
      run(round, variant)
      return views.map(\.frame)
    }
  }
}
