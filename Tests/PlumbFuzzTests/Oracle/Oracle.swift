import Foundation
import Plumb

/// Where the nodes of a scene stand, worked out another way than by the library: all facts of the whole
/// tree are linear equations between starts and lengths, solved together by elimination.
///
/// What is not linear (a size that is asked for, a limit, a line of the grid, which of several views
/// reaches furthest) counts as a constant, worked out from the solution before. The oracle solves again
/// until nothing changes. It knows no order, no pass and no plan.
struct Oracle {
  let scene: Scene
  /// The frames of nodes that keep what they had, since a reference is missing.
  let kept: [Int: CGRect]
  /// The node at the top: the scene's root, or a container on trial.
  let top: Int
  /// The bounds of the node at the top. A side without a limit is as long as is tried.
  let bounds: CGRect
  let unlimited: (width: Bool, height: Bool)
  /// If the node at the top scrolls and is on trial, how. Its bounds are then its content.
  let onTrial: ContentOnTrial?
  /// The containers that scroll around the node at the top, and itself if it is on trial.
  let surroundings: [Int: Surrounding]
  /// The nodes in the tree under the top, itself included.
  let members: [Int]

  /// What is known so far; what is not linear is read from it.
  var known: [CGRect]
  /// Whether a coordinate is as near to one line of the grid as to the next.
  let ties = Ties()

  final class Ties {
    var areThere = false
    /// Whether a container on trial came to no rest.
    var areUnanswered = false

    func note(_ place: Double) {
      if abs(place - place.rounded(.down) - 0.5) < 1e-6 { areThere = true }
    }
  }

  /// What containers need on trial, which depend on their offer and on how long others are that their
  /// content asks.
  let tried: Tried

  /// The live tree: where views stand that no equation tells, and what their containers ask for.
  let live: Live?

  struct Live {
    let frames: [CGRect]
    let sizeThatFits: (Int, CGSize) -> CGSize
    let contentSize: (Int) -> CGSize
  }

  final class Tried {
    var lengths: [TrialOffer: TrialAnswer] = [:]
    /// Who the content of containers asks that is not inside.
    var outside: [Int: [Int]] = [:]
    /// How many rounds were solved. Contents that measure each other from inside make ever more of them.
    var rounds = 0
    /// What the live tree was asked.
    var answers: [Question: CGSize] = [:]

    struct Question: Hashable {
      let container: Int
      let width: Double
      let height: Double
    }
  }

  struct TrialAnswer {
    /// Nil if the frames come to no rest, or are no linear function of a length without a limit.
    let length: Double?
    let isTie: Bool
  }

  struct TrialOffer: Hashable {
    let container: Int
    let axis: AxisName
    /// A side of `greatestFiniteMagnitude` has no limit.
    let width: Double
    let height: Double
    /// The size of what is in view of a content.
    let viewport: [Double]
    let outside: [Double]
  }

  /// What adjustments and the grid do to a frame: the difference to what its facts say.
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

  /// After so many rounds the oracle has no answer.
  private static var mostRounds: Int { 20_000 }

  /// The frames of all nodes in their parents' coordinates; nil if they never come to rest.
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
      // The last bits of a tie may be rounded to and fro for ever.
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

  /// The layout that is in force for a node, from the width of its parent.
  func layout(of index: Int) -> NodeLayout? {
    guard let parent = scene.nodes[index].parent else { return nil }
    if scene.nodes[parent].scrolling != nil {
      // Along an axis that scrolls, the condition is that of what is in view.
      let width =
        scene.nodes[parent].scrolls(.x)
        ? viewport(of: parent).width : surroundings[parent]?.content.width
      return scene.layout(of: index, in: width ?? viewport(of: parent).width)
    }
    let width = parent == top ? bounds.width : known[parent].width
    return scene.layout(of: index, in: width)
  }

  /// What the children of a node measure from, in its own coordinates: its bounds, or its content.
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
