import Foundation
import Plumb
import PlumbPin
import Testing

/// The cases of the data: each chain gives the frames that the model gives, at once and stored, on a pixel
/// grid and without, and seen in a mirror. The counts of cases are printed.
@Suite struct PinCaseTests {
  @Test func everyCaseGivesItsFramesAtOnce() {
    for pair in PinData.cases { pair.seen.check(grid: .none) }
  }

  @Test func everyCaseGivesItsFramesOnItsGrid() {
    for pair in PinData.cases {
      guard let scale = pair.seen.scale else { continue }
      pair.seen.check(grid: .devicePixels(scale: scale))
    }
  }

  @Test func everyMirroredCaseGivesMirroredFrames() {
    for pair in PinData.cases { pair.mirrored.check(grid: .none) }
  }

  @Test func everyStoredChainGivesTheFrameThatItGivesAtOnce() {
    let cases = PinData.cases.flatMap { [$0.seen, $0.mirrored] }.filter(\.isStored)
    for pin in cases {
      pin.check(grid: .none, isStored: true)
      if let scale = pin.scale { pin.check(grid: .devicePixels(scale: scale), isStored: true) }
    }
    print("\(cases.count) cases are stored as well")
    #expect(cases.count > 50)
  }

  /// Each case of the data has frames or must not compile; none is left out.
  @Test func noCaseIsLeftOut() {
    let seen = PinData.cases.map(\.seen.id)
    print("\(seen.count) cases have frames, \(PinData.refused.count) do not compile")
    #expect(PinData.refused.isDisjoint(with: seen))
    #expect(seen.count == Set(seen).count)
    #expect(PinData.refused.union(seen) == Set(PinData.ids))
    #expect(PinData.cases.allSatisfy { $0.mirrored.id == "\($0.seen.id) mirrored" })
  }
}

extension PinCase {
  /// Runs the chains, and checks all that the case says.
  func check(grid: PixelGrid, isStored: Bool = false) {
    let scene = PinScene(views, direction: direction.writing, grid: grid)
    var moments: [[String: CGRect]] = []
    for step in steps {
      scene.spreadSafeAreas()
      #expect(scene.run(step, isStored: isStored), "\(id): no chain \(step.said)")
      moments.append(
        Dictionary(uniqueKeysWithValues: scene.names.map { ($0, scene[$0].frame) }))
    }
    scene.spreadSafeAreas()
    checkFrames(scene, grid)
    for (name, bounds) in bounds ?? [:] {
      #expect(scene[name].bounds.distance(to: bounds.rect) < 1e-4, "\(id), \(name)'s bounds")
    }
    for (name, center) in centers ?? [:] where grid == .none {
      let found = scene[name].center
      #expect(abs(found.x - center[0]) + abs(found.y - center[1]) < 1e-4, "\(id), \(name)'s center")
    }
    for (name, insets) in safeAreas ?? [:] {
      let found = scene[name].plumb.safeArea
      #expect(
        found.top == insets.top && found.left == insets.left && found.bottom == insets.bottom
          && found.right == insets.right, "\(id), \(name)'s safe area")
    }
    for pair in same ?? [] {
      let frames = pair.map { moments[$0.afterStep - 1][$0.view]! }
      #expect(frames.allSatisfy { $0 == frames[0] }, "\(id): \(frames)")
    }
    let found = Set(scene.log.issues.map(\.kind.rawValue))
    #expect(found == issues, "\(id): \(scene.log.issues)")
  }

  private func checkFrames(_ scene: PinScene, _ grid: PixelGrid) {
    let isOnGrid = grid != .none
    for (name, expected) in isOnGrid ? framesOnGrid ?? [:] : frames {
      let (frame, expected) = (scene[name].frame, expected.rect)
      if isOnGrid, roundedOtherwise?.contains(name) == true {
        // By rounding alone: on the grid, and less than a pixel away from the exact frame.
        let exact = frames[name]?.rect ?? expected
        let pixel = 1 / (scale ?? 1)
        let fitted = max(abs(frame.width - expected.width), abs(frame.height - expected.height))
        #expect(
          grid.aligned(frame).distance(to: frame) < 1e-9
            && (frame.distance(to: exact) < pixel || fitted < 1e-9),
          "\(id), \(name): \(frame), exact \(exact), model \(expected)")
      } else {
        #expect(
          frame.distance(to: expected) <= max(tolerance ?? 0, 1e-4),
          "\(id), \(name): \(frame), expected \(expected)")
      }
    }
  }
}

extension CGRect {
  /// How far the sides are apart, at the most.
  func distance(to other: CGRect) -> CGFloat {
    max(
      abs(origin.x - other.origin.x), abs(origin.y - other.origin.y),
      abs(size.width - other.size.width), abs(size.height - other.size.height))
  }
}
