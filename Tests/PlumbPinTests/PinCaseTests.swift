import Foundation
import Plumb
import PlumbPin
import Testing

/// The cases of the data: each chain gives the frames that the model gives, at once and stored, on a pixel
/// grid and without, and seen in a mirror. The counts of cases are printed.
@Suite struct PinCaseTests {
  @Test func everyCaseGivesItsFramesAtOnce() {
    let cases = PinCase.all()
    for pin in cases { pin.check(pin.steps, grid: .none) }
    print("\(cases.count) cases have frames, \(PinCase.counts.refused) do not compile")
    #expect(cases.count + PinCase.counts.refused == PinCase.counts.all)
  }

  @Test func everyCaseGivesItsFramesOnItsGrid() {
    for pin in PinCase.all() {
      guard let scale = pin.scale else { continue }
      pin.check(pin.steps, grid: .devicePixels(scale: scale))
    }
  }

  @Test func everyMirroredCaseGivesMirroredFrames() {
    let cases = PinCase.allMirrored()
    for pin in cases { pin.check(pin.steps, grid: .none) }
    #expect(cases.count + PinCase.counts.refused == PinCase.counts.all)
  }

  @Test func everyStoredChainGivesTheFrameThatItGivesAtOnce() {
    let cases = (PinCase.all() + PinCase.allMirrored()).filter { $0.stored != nil }
    for pin in cases {
      pin.check(pin.stored!, grid: .none)
      if let scale = pin.scale { pin.check(pin.stored!, grid: .devicePixels(scale: scale)) }
    }
    print("\(cases.count) cases are stored as well")
    #expect(cases.count > 50)
  }
}

extension PinCase {
  /// Runs the chains, and checks all that the case says.
  func check(_ steps: [(PinScene) -> Void], grid: PixelGrid) {
    let scene = PinScene(views, direction: direction, grid: grid)
    var moments: [[String: CGRect]] = []
    for step in steps {
      scene.spreadSafeAreas()
      step(scene)
      moments.append(
        Dictionary(uniqueKeysWithValues: scene.names.map { ($0, scene[$0].frame) }))
    }
    scene.spreadSafeAreas()
    let isOnGrid = grid != .none
    for (name, expected) in isOnGrid ? framesOnGrid : frames {
      let frame = scene[name].frame
      if isOnGrid, roundedOtherwise.contains(name) {
        // By rounding alone: on the grid, and less than a pixel away from the exact frame.
        let exact = frames[name] ?? expected
        let pixel = 1 / (scale ?? 1)
        let fitted = max(abs(frame.width - expected.width), abs(frame.height - expected.height))
        #expect(
          grid.aligned(frame).distance(to: frame) < 1e-9
            && (frame.distance(to: exact) < pixel || fitted < 1e-9),
          "\(id), \(name): \(frame), exact \(exact), model \(expected)")
      } else {
        #expect(
          frame.distance(to: expected) <= max(tolerance, 1e-4),
          "\(id), \(name): \(frame), expected \(expected)")
      }
    }
    for (name, bounds) in self.bounds {
      #expect(scene[name].bounds.distance(to: bounds) < 1e-4, "\(id), \(name)'s bounds")
    }
    for (name, center) in centers where !isOnGrid {
      let found = scene[name].center
      #expect(abs(found.x - center.x) + abs(found.y - center.y) < 1e-4, "\(id), \(name)'s center")
    }
    for (name, insets) in safeAreas {
      let found = scene[name].plumb.safeArea
      #expect(
        found.top == insets.top && found.left == insets.left && found.bottom == insets.bottom
          && found.right == insets.right, "\(id), \(name)'s safe area")
    }
    for pair in same {
      let frames = pair.map { moments[$0.step - 1][$0.view]! }
      #expect(frames.allSatisfy { $0 == frames[0] }, "\(id): \(frames)")
    }
    let found = Set(scene.log.issues.map(\.kind))
    #expect(found == issues, "\(id): \(scene.log.issues)")
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
