import Foundation
import Plumb
import PlumbTestSupport

/// A change of a scene.
enum Event: Equatable {
  case resizeRoot(CGSize)
  case moveRoot(CGPoint)
  case direct(Int, LayoutWritingDirection)
  case inset(Int, margins: LayoutInsets, safeArea: LayoutInsets)
  case want(Int, CGSize, area: Double?)
  case hide(Int, Bool)
  case scroll(Int, CGPoint)
  case cover(Int, Scene.Scrolling)
  case layOut(Int, Scene.Node)
  case remove(Int)
  case release(Int)
  case move(Int, to: Int, Scene.Node)
  case add(Scene.Node)
  case run(Int, Scene.Run)

  /// The scene after the event; nil if the event is not possible.
  func applied(to scene: Scene) -> Scene? {
    var next = scene
    func isThere(_ index: Int) -> Bool {
      scene.nodes.indices.contains(index) && !scene.nodes[index].isReleased && scene.isInTree(index)
    }
    switch self {
    case .resizeRoot(let size): next.nodes[0].frame.size = size
    case .moveRoot(let origin): next.nodes[0].frame.origin = origin
    case .direct(let index, let direction) where isThere(index):
      next.nodes[index].direction = direction
    case .inset(let index, let margins, let safeArea) where isThere(index):
      (next.nodes[index].margins, next.nodes[index].safeArea) = (margins, safeArea)
    case .want(let index, let size, let area) where isThere(index):
      (next.nodes[index].wanted, next.nodes[index].area) = (size, area)
    case .hide(let index, let isHidden) where isThere(index):
      next.nodes[index].isHidden = isHidden
    case .scroll(let index, let point) where isThere(index): next.nodes[index].scroll = point
    case .cover(let index, let scrolling)
    where isThere(index) && scene.nodes[index].scrolling != nil:
      next.nodes[index].scrolling = scrolling
    case .layOut(let index, let node) where isThere(index) && index > 0:
      (next.nodes[index].layout, next.nodes[index].wideLayout) = (node.layout, node.wideLayout)
    case .remove(let index) where isThere(index) && index > 0:
      next.nodes[index].parent = nil
    case .release(let index) where isThere(index) && index > 0:
      next.nodes[index].parent = nil
      next.nodes[index].isReleased = true
      for child in scene.children(of: index) { next.nodes[child].parent = nil }
    case .move(let index, let parent, let node)
    where scene.nodes.indices.contains(index) && index > 0 && !scene.nodes[index].isReleased
      && isThere(parent) && !scene.isInside(parent, index) && scene.nodes[parent].isContainer:
      next.nodes[index].parent = parent
      (next.nodes[index].layout, next.nodes[index].wideLayout) = (node.layout, node.wideLayout)
    case .add(let node)
    where node.parent.map { isThere($0) && scene.nodes[$0].isContainer } ?? false:
      next.nodes.append(node)
    case .run(let index, let run) where isThere(index) && scene.nodes[index].run != nil:
      next.nodes[index].run = run
    default: return nil
    }
    return next.isSound && !next.boardsMissSomething ? next : nil
  }
}

extension Event {
  /// A random event, and the scene after it. Nil if the event is not possible.
  static func random(
    in scene: Scene, _ random: inout SplitMix64
  ) -> (event: Event, scene: Scene)? {
    let there = scene.nodes.indices.filter { scene.isInTree($0) }
    let index = there.randomElement(using: &random)!
    let event: Event
    let scrolling = there.filter { scene.nodes[$0].scrolling != nil }
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1:
      event = .resizeRoot(CGSize(width: random.number(40...700), height: random.number(40...700)))
    case 2: event = .moveRoot(CGPoint(x: random.number(-99...99), y: random.number(-99...99)))
    case 3: event = .direct(index, random.direction)
    case 4: event = .inset(index, margins: random.insets, safeArea: random.insets)
    case 5, 6:
      let leaves = there.filter { scene.nodes[$0].kind == .leaf }
      guard let leaf = leaves.randomElement(using: &random) else { return nil }
      event = .want(
        leaf, CGSize(width: random.number(1...90), height: random.number(1...60)),
        area: random.chance(0.2) ? random.number(100...2000) : nil)
    case 7: event = .hide(index, !scene.nodes[index].isHidden)
    case 8:
      let scrolled = random.chance(0.7) ? scrolling.randomElement(using: &random) : nil
      event = .scroll(scrolled ?? index, random.offset)
    case 9:
      var next = scene
      guard index > 0, scene.nodes[index].layout != nil, next.setRandomLayout(of: index, &random)
      else { return nil }
      event = .layOut(index, next.nodes[index])
    case 10: event = .remove(index)
    case 11: event = .release(index)
    case 12:
      var next = scene
      guard let moved = scene.nodes.indices.dropFirst().randomElement(using: &random),
        !scene.isInside(index, moved), scene.nodes[index].isContainer,
        !scene.nodes[moved].isReleased
      else { return nil }
      next.nodes[moved].parent = index
      guard next.setRandomLayout(of: moved, &random) else { return nil }
      event = .move(moved, to: index, next.nodes[moved])
    case 13:
      guard let covered = scrolling.randomElement(using: &random) else { return nil }
      event =
        random.chance(0.7)
        ? .scroll(covered, random.offset) : .cover(covered, Scene.Scrolling(&random))
    default:
      if scene.nodes[index].run != nil, random.chance(0.5) {
        event = .run(index, Scene.Run(&random))
      } else {
        var next = scene
        guard next.addNode(&random) else { return nil }
        event = .add(next.nodes.last!)
      }
    }
    return event.applied(to: scene).map { (event, $0) }
  }
}

extension Scene {
  /// Whether a node on a board has lost a reference. Its equation then has no effect.
  fileprivate var boardsMissSomething: Bool {
    nodes.indices.contains { index in
      guard let parent = nodes[index].parent, nodes[parent].kind == .board, isInTree(index) else {
        return false
      }
      return nodes[index].layouts.flatMap(\.references).contains { nodes[$0].parent != parent }
    }
  }

  /// Whether a fact's reference is gone, in another tree, or hidden.
  func isMissing(_ fact: Fact) -> Bool {
    guard case .others(let others, _, _, let measuring) = fact.source else { return false }
    if others.contains(where: { nodes[$0].isReleased }) { return true }
    let counted = measuring == .visible ? others.filter { !nodes[$0].isHidden } : others
    return counted.isEmpty || counted.contains { !isInTree($0) }
  }

  /// The nodes that keep their frames, because a reference is missing.
  func staleNodes(_ frames: [CGRect]) -> [Int] {
    nodes.indices.filter { index in
      guard index > 0, isInTree(index), let parent = nodes[index].parent else { return false }
      // A scrolling container's condition is asked for the visible part.
      let width = nodes[parent].viewport(in: frames[parent].size).width
      let layout = layout(of: index, in: width)
      return layout?.facts.contains { isMissing($0) } ?? false
    }
  }
}
