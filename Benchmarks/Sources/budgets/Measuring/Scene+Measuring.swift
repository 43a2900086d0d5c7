import AllocationCounter
import Foundation

extension Scene {
  /// Checks the frames of all variants, counts their rounds, and notes what storing takes.
  static func measure(with recorder: inout Recorder) throws {
    let expected = Scene().frames { $0.layOutBare() }
    for variant in Variant.allCases {
      let (scene, layOut) = prepared(variant)
      if !variant.isTrial { try scene.check(expected, variant, layOut) }
      recorder.count(Case.name, Kind.name, variant.rawValue, views: laidOut) { round in
        scene.resize(to: round)
        layOut(scene)
      }
    }
    noteStoring(with: &recorder)
  }

  /// A scene for a variant, and what its rounds do.
  private static func prepared(_ variant: Variant) -> (Scene, (Scene) -> Void) {
    let scene = Scene()
    switch variant {
    case .bare: return (scene, { $0.layOutBare() })
    case .checked: return (scene, { $0.layOutChecked() })
    case .atOnceClosures: return (scene, { $0.layOutClosures() })
    case .atOnceValues: return (scene, { $0.layOutValues() })
    case .storedClosures:
      scene.storeClosures()
      return (scene, { $0.layOutStored() })
    case .storedValues:
      scene.storeValues()
      return (scene, { $0.layOutStored() })
    case .trialClosures:
      scene.storeClosures()
      return (scene, { _ = $0.tryStored() })
    case .trialValues:
      scene.storeValues()
      return (scene, { _ = $0.tryStored() })
    }
  }

  private func check(
    _ expected: [CGRect], _ variant: Variant, _ layOut: (Scene) -> Void
  ) throws {
    let frames = frames(layOut)
    for (index, (frame, byHand)) in zip(frames, expected).enumerated() where frame != byHand {
      throw BudgetsError(
        "\(Case.name) on \(Kind.name), \(variant.rawValue), frame \(index): \(frame), by hand "
          + "\(byHand)")
    }
  }

  /// The frames of all views in two rounds, which differ in the bounds.
  private func frames(_ layOut: (Scene) -> Void) -> [CGRect] {
    (0..<2).flatMap { round in
      resize(to: round)
      layOut(self)
      return views.map(\.frame)
    }
  }

  /// Notes the bytes and the allocations of a stored layout in values, with its part of the plan.
  private static func noteStoring(with recorder: inout Recorder) {
    // Between two powers of two, where tables that double are as full as on average.
    let count = 1400
    let scene = Scene(count)
    allocation_counter_start()
    scene.storeValues()
    let allocations = allocation_counter_allocations()
    scene.layOutStored()
    allocation_counter_stop()
    recorder.note(Case.name, Kind.name, Record.setUp, Double(allocations) / Double(count))
    recorder.note(
      Case.name, Kind.name, Record.bytes, Double(allocation_counter_bytes()) / Double(count))
  }
}
