import Foundation
import Plumb

/// Predicts the frames of a scene independently of the library. All facts of the whole tree are linear equations
/// between starts and lengths, solved together by elimination.
///
/// Values that are not linear count as constants from the previous solution: content sizes, limits, grid lines, which
/// of several views reaches furthest. The oracle solves again until nothing changes. It has no order, passes or
/// plans.
struct Oracle {
  let scene: Scene
  /// The frames of nodes that keep them, because a reference is missing.
  let kept: [Int: CGRect]
  /// The top node: the scene's root, or a container on trial.
  let top: Int
  /// The bounds of the top node. An unlimited side has the length of the trial.
  let bounds: CGRect
  let unlimited: (width: Bool, height: Bool)
  /// Set if the top node scrolls and is on trial. Then its bounds are its content.
  let onTrial: ContentOnTrial?
  /// The scrolling containers around the top node, and the top node itself if it scrolls on trial.
  let surroundings: [Int: Surrounding]
  /// The nodes under the top node, itself included.
  let members: [Int]

  /// The frames from the previous round, for values that are not linear.
  var known: [CGRect]
  /// Records coordinates that are midway between two grid lines.
  let ties = Ties()

  final class Ties {
    var areThere = false
    /// Whether a container on trial did not converge.
    var areUnanswered = false

    func note(_ place: Double) {
      if abs(place - place.rounded(.down) - 0.5) < 1e-6 { areThere = true }
    }
  }

  /// A cache of trial results. They depend on the offer and on the outside lengths that the content reads.
  let tried: Tried

  /// The live tree: for frames and sizes that no equation predicts.
  let live: Live?

  struct Live {
    let frames: [CGRect]
    let sizeThatFits: (Int, CGSize) -> CGSize
    let contentSize: (Int) -> CGSize
  }

  final class Tried {
    var lengths: [TrialOffer: TrialAnswer] = [:]
    /// By container, the outside nodes that its content reads.
    var outside: [Int: [Int]] = [:]
    /// The number of rounds. It can explode if contents measure each other from inside.
    var rounds = 0
    /// A cache of the live tree's answers.
    var answers: [Question: CGSize] = [:]

    struct Question: Hashable {
      let container: Int
      let width: Double
      let height: Double
    }
  }

  struct TrialAnswer {
    /// Nil if the frames do not converge, or are not linear in an unlimited length.
    let length: Double?
    let isTie: Bool
  }

  struct TrialOffer: Hashable {
    let container: Int
    let axis: AxisName
    /// The offered size. `greatestFiniteMagnitude` means no limit.
    let width: Double
    let height: Double
    /// The size of a content's visible part.
    let viewport: [Double]
    let outside: [Double]
  }

  /// The corrections by adjustments and the grid: final frames minus the frames of the facts.
  var corrections: [CGRect]

  init(_ scene: Scene, keeping kept: [Int: CGRect] = [:], live: Live? = nil) {
    self.init(
      scene, kept, top: 0,
      bounds: CGRect(origin: scene.nodes[0].scroll, size: scene.nodes[0].frame.size), live: live)
  }

  init(
    _ scene: Scene, _ kept: [Int: CGRect], top: Int, bounds: CGRect, _ tried: Tried = Tried(),
    outside: [CGRect]? = nil, unlimited: (width: Bool, height: Bool) = (false, false),
    _ onTrial: ContentOnTrial? = nil, _ around: [Int: Surrounding] = [:], live: Live? = nil
  ) {
    var around = around
    if let onTrial {
      let origin = Self.origin(of: top, in: scene, trying: onTrial, sized: bounds.size)
      around[top] = Surrounding(content: bounds, origin: origin)
    }
    surroundings = around
    self.onTrial = onTrial
    self.scene = scene
    self.live = live
    self.unlimited = unlimited
    self.tried = tried
    self.kept = kept
    self.top = top
    self.bounds = bounds
    members = scene.nodes.indices.filter { scene.isInside($0, top) }
    corrections = Array(repeating: .zero, count: scene.nodes.count)
    known = outside ?? corrections
    for member in members { known[member] = .zero }
    known[top] = scene.nodes[top].frame
    known[top].size = bounds.size
    if let onTrial { known[top] = onTrial.frame }
  }

  /// The limit of rounds. Beyond it the oracle has no answer.
  private static var mostRounds: Int { 20_000 }

  /// The frames of all nodes in their parents' coordinates. Nil if they do not converge.
  mutating func frames() -> [CGRect]? {
    var tiedRounds = 0
    for _ in 0..<(6 * members.count + 10) {
      ties.areThere = false
      ties.areUnanswered = false
      tried.rounds += 1
      guard tried.rounds < Self.mostRounds, let next = round() else { return nil }
      let isAtRest = members.allSatisfy { next[$0].isNear(known[$0], 1e-9) }
      known = next
      let corrected = members.map { correction(of: $0) }
      let areAtRest = zip(members, corrected).allSatisfy { corrections[$0].isNear($1, 1e-9) }
      for (index, correction) in zip(members, corrected) { corrections[index] = correction }
      if isAtRest && areAtRest { return ties.areUnanswered ? nil : known }
      // With a tie, the last bits may alternate forever.
      tiedRounds = ties.areThere ? tiedRounds + 1 : 0
      if tiedRounds > 40 { return nil }
    }
    return nil
  }

  /// Solves both axes once.
  private func round() -> [CGRect]? {
    guard let x = solve(.x), let y = solve(.y) else { return nil }
    var frames = known
    for (place, index) in members.enumerated() where index != top {
      frames[index] = CGRect(
        x: x[2 * place], y: y[2 * place], width: x[2 * place + 1], height: y[2 * place + 1])
    }
    return frames
  }

  private func solve(_ axis: AxisName) -> [Double]? {
    AxisEquations(self, axis).solution()
  }

  /// The current layout of a node, which depends on its parent's width.
  func layout(of index: Int) -> NodeLayout? {
    guard let parent = scene.nodes[index].parent else { return nil }
    if scene.nodes[parent].scrolling != nil {
      // On a scrolling axis, the condition depends on the visible part.
      let width =
        scene.nodes[parent].scrolls(.x)
        ? viewport(of: parent).width : surroundings[parent]?.content.width
      return scene.layout(of: index, in: width ?? viewport(of: parent).width)
    }
    let width = parent == top ? bounds.width : known[parent].width
    return scene.layout(of: index, in: width)
  }

  /// The rectangle from which a node's children measure, in its own coordinates: its bounds, or its content.
  func bounds(of index: Int) -> CGRect {
    if scene.nodes[index].scrolling != nil { return content(of: index) }
    return index == top
      ? bounds : CGRect(origin: scene.nodes[index].scroll, size: known[index].size)
  }

  func isMirrored(_ index: Int) -> Bool { scene.direction(of: index) == .rightToLeft }
}

extension CGRect {
  func isNear(_ other: CGRect, _ tolerance: Double) -> Bool {
    func near(_ one: Double, _ two: Double) -> Bool {
      abs(one - two) <= tolerance * max(1, abs(one), abs(two))
    }
    return near(origin.x, other.origin.x) && near(origin.y, other.origin.y)
      && near(size.width, other.size.width) && near(size.height, other.size.height)
  }

  subscript(axis: AxisName) -> (start: Double, length: Double) {
    get { axis == .x ? (origin.x, size.width) : (origin.y, size.height) }
    set {
      if axis == .x {
        (origin.x, size.width) = (CGFloat(newValue.start), CGFloat(newValue.length))
      } else {
        (origin.y, size.height) = (CGFloat(newValue.start), CGFloat(newValue.length))
      }
    }
  }
}

extension CGSize {
  subscript(axis: AxisName) -> Double {
    get { axis == .x ? width : height }
    set {
      if axis == .x { width = CGFloat(newValue) } else { height = CGFloat(newValue) }
    }
  }
}

extension CGPoint {
  subscript(axis: AxisName) -> Double { axis == .x ? x : y }
}
