import Foundation
import Plumb
import PlumbTestSupport

/// Laws that compare a tree with another tree, or with another way to lay it out.
struct Laws<Kit: Toolkit> {
  let scene: Scene
  let tree: Tree<Kit>
  private let there: [Int]
  private let isWhole: Bool
  /// The tolerance between two ways. A coordinate midway between two grid lines may be rounded to either.
  private let slack: Double

  /// `isTold` says whether the oracle can predict all frames. If not, a coordinate is midway between two grid lines.
  init(_ scene: Scene, _ tree: Tree<Kit>, isTold: Bool) {
    self.scene = scene
    self.tree = tree
    slack = isTold || scene.lines == 0 ? 0 : 3 / scene.lines
    there = scene.nodes.indices.filter { scene.isInTree($0) }
    isWhole = scene.staleNodes(tree.frames).isEmpty && !scene.leavesOut
  }

  var failure: String? {
    guard isWhole else { return nil }
    return atOnce ?? runsAtOnce ?? onTrial ?? onTrialElsewhere ?? anew ?? mirrored ?? scaled
  }

  private func areEqual(_ one: CGRect, _ other: CGRect, _ tolerance: Double) -> Bool {
    func areClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= slack }
    return one.isNear(other, tolerance)
      || areClose(one.minX, other.minX) && areClose(one.minY, other.minY)
        && areClose(one.width, other.width) && areClose(one.height, other.height)
  }

  /// Evaluating a layout at once gives the stored layout's frame.
  private var atOnce: String? {
    for index in there.dropFirst() {
      guard let parent = scene.nodes[index].parent, let box = tree.box(parent),
        let layout = scene.layout(of: index, in: tree.conditionWidth(of: parent)),
        !layout.isPinChain
      else { continue }
      // At once, the length of another view is read as it stands on the grid, and stored, as it was decided.
      if scene.lines > 0, layout.readsALength { continue }
      let view = tree.view(index)
      let frame = tree.frame(of: view, by: layout, in: box)
      guard let frame, areEqual(frame, view.plumbFrame, 1e-9) else {
        return "at once, n\(index) is \(frame?.words ?? "nowhere"), stored \(view.plumbFrame.words)"
      }
    }
    return nil
  }

  /// Evaluating a group's layout at once gives the stored layout's frames.
  private var runsAtOnce: String? {
    for index in there {
      guard let run = scene.nodes[index].run, let box = tree.box(index) else { continue }
      let members = scene.members(of: index)
      let before = members.map { tree.view($0).plumbFrame }
      tree.layOutAtOnce(members, by: run, in: box)
      for (member, frame) in zip(members, before) {
        let now = tree.view(member).plumbFrame
        if !areEqual(now, frame, 1e-9) {
          return "in a run at once, n\(member) is \(now.words), stored \(frame.words)"
        }
      }
    }
    return nil
  }

  /// A trial in a container's own bounds needs the box around its children's frames.
  private var onTrial: String? {
    // A content is tried at its start. The oracle has checked its length already.
    for index in there
    where !scene.nodes[index].isScrolled && scene.nodes[index].scrolling == nil {
      guard let box = tree.box(index) else { continue }
      let size = tree.sizeOnTrial(of: box, in: box.plumbBounds.size)
      let oracle = Oracle(scene, [:], top: index, bounds: box.plumbBounds)
      let expected = oracle.box(
        around: scene.children(of: index), in: tree.frames, box.plumbBounds.size)
      if !areEqual(CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: expected), 1e-9) {
        return "on trial, n\(index) needs \(size), and its frames \(expected)"
      }
    }
    return nil
  }

  /// A trial of the root in other bounds needs the box that the oracle predicts for them.
  private var onTrialElsewhere: String? {
    guard let root = tree.box(0), !scene.nodes[0].isScrolled, scene.nodes[0].scrolling == nil else {
      return nil
    }
    var other = scene
    let size = scene.nodes[0].frame.size
    other.nodes[0].frame.size = CGSize(width: 1.5 * size.width, height: 0.75 * size.height)
    let tree = Tree<Kit>(other)
    tree.layOut()
    guard other.staleNodes(tree.frames).isEmpty else { return nil }
    let (offer, frames) = (other.nodes[0].frame.size, tree.frames)
    let box = Oracle(other).box(around: other.children(of: 0), in: frames, offer)
    let onTrial = self.tree.sizeOnTrial(of: root, in: offer)
    if areEqual(CGRect(origin: .zero, size: onTrial), CGRect(origin: .zero, size: box), 1e-9) {
      return nil
    }
    return "on trial in \(offer), n0 needs \(onTrial), and its frames \(box)"
  }

  /// A new tree of the same scene has the same frames.
  private var anew: String? { compared("a new tree", with: scene) { $0 } }

  /// The mirrored scene has the mirrored frames.
  private var mirrored: String? {
    // Midway between two grid lines, rounding is away from zero, which is not symmetric.
    if scene.lines > 0 || scene.hasNoMirrorImage { return nil }
    let widths = scene.nodes.indices.map { tree.existingView($0)?.plumbLayoutBounds.width ?? 0 }
    let frames = tree.frames
    func excess(_ index: Int) -> CGFloat {
      scene.nodes[index].scrolling == nil ? 0 : widths[index] - frames[index].size.width
    }
    return compared("the mirror image", with: scene.mirrored(excess)) { frame, index in
      guard let parent = scene.nodes[index].parent else { return frame }
      var image = frame
      image.origin.x = widths[parent] - frame.origin.x - frame.size.width
      return image
    }
  }

  /// A scene of twice the size has frames of exactly twice the size.
  private var scaled: String? {
    let triesLengths = there.contains { scene.isFitted($0) || scene.nodes[$0].scrolling != nil }
    return compared(
      "a scene twice as large", with: scene.doubled, tolerance: triesLengths ? 1e-12 : 0
    ) { frame, index in
      CGRect(
        x: 2 * frame.origin.x, y: 2 * frame.origin.y, width: 2 * frame.size.width,
        height: 2 * frame.size.height)
    }
  }

  private func compared(
    _ name: String, with other: Scene, tolerance: Double = 1e-6,
    _ image: (CGRect, Int) -> CGRect
  ) -> String? {
    let one = Tree<Kit>(scene)
    one.layOut()
    let two = Tree<Kit>(other)
    two.layOut()
    for index in there.dropFirst() {
      let expected = image(one.frames[index], index)
      if !areEqual(two.frames[index], expected, tolerance) {
        return "in \(name), n\(index) is \(two.frames[index].words), not \(expected.words)"
      }
    }
    return nil
  }

  private func compared(
    _ name: String, with other: Scene, _ image: (CGRect) -> CGRect
  ) -> String? {
    let new = Tree<Kit>(other)
    new.layOut()
    for index in there.dropFirst() where !areEqual(new.frames[index], tree.frames[index], 1e-6) {
      return "in \(name), n\(index) is \(new.frames[index].words), not \(tree.frames[index].words)"
    }
    return nil
  }
}

extension NodeLayout {
  /// Whether a length is that of another view.
  fileprivate var readsALength: Bool {
    (x.facts + y.facts).contains { $0.part == .length && !$0.references.isEmpty }
  }
}
