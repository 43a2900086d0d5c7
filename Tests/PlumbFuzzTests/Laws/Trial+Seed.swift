import Foundation
import Plumb
import PlumbTestSupport

extension Trial {
  /// Makes the random trial of a seed.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let size = random.chance(0.01) ? 300 : random.chance(0.15) ? 40 : 12
    self.init(scene: Scene(&random, upTo: size))
    var last = scene
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      guard let next = Event.random(in: last, &random) else { continue }
      events.append(next.event)
      last = next.scene
    }
  }

  /// The failure, and a shrunken reproduction.
  func report(_ seed: Int) -> String {
    let least = shrunken()
    var count = TrialCount()
    return """
      seed \(seed): \(failure(&count) ?? "")
      shrunken: \(least.failure(&count) ?? "")
      \(least.swift)
      """
  }
}
