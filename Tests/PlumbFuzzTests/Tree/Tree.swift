import Foundation
import Plumb
import PlumbConstraints
import PlumbPin

/// The live tree of a scene. The calls of a user bring it from one scene to the next, and it can print them as Swift
/// code.
final class Tree<Kit: Toolkit> {
  private(set) var scene = Scene(nodes: [])
  var views: [Kit.View?] = []
  var groups: [Int: (run: Scene.Run, group: LayoutGroup<Kit.View>, members: [Int])] = [:]
  /// The views for which a container stores layouts under conditions. A new default layout would not replace those.
  var conditional: [Int: Set<Int>] = [:]
  private(set) var issues: [LayoutIssue] = []
  /// Guides that escaped from closures.
  let kept = Kept()

  /// The calls so far, as Swift code; nil if not recorded.
  private var told: [String]?
  var words: [String] = []

  init(_ scene: Scene, telling: Bool = false) {
    if telling { told = [] }
    update(to: scene)
  }

  deinit { kept.forget() }

  var root: Kit.View { views[0]! }

  /// A node's view. For a released one, a view in no tree.
  func view(_ index: Int) -> Kit.View { views[index] ?? Kit.leaf() }

  func existingView(_ index: Int) -> Kit.View? { views[index] }

  /// A container that runs stored layouts; nil for other nodes.
  func box(_ index: Int) -> (any SceneBox<Kit.View>)? { views[index] as? any SceneBox<Kit.View> }

  /// A scrolling container; nil for other nodes.
  func scroller(_ index: Int) -> (any SceneScroller)? { views[index] as? any SceneScroller }

  /// The frames of all nodes, in their parents' coordinates, without transforms.
  var frames: [CGRect] { views.map { $0?.plumbFrame ?? .zero } }

  func layOut() {
    note("n0.layoutIfNeeded()")
    root.layoutIfNeeded()
  }

  /// Lays out every view again.
  func layOutAll() {
    for view in views { view?.setNeedsLayout() }
    root.layoutIfNeeded()
  }

  func takeIssues() -> [LayoutIssue] {
    defer { issues = [] }
    return issues
  }

  /// Adds a verb to the recorded chain.
  func say(_ word: @autoclosure () -> String) { if told != nil { words.append(word()) } }

  func note(_ statement: @autoclosure () -> String) { told?.append(statement()) }

  /// The recorded calls on some nodes, as Swift code.
  func swift(with nodes: [Int]) -> String {
    let names = Set(nodes.flatMap { ["let n\($0) ", "n\($0)."] })
    let told = (told ?? []).filter { line in
      line.hasPrefix("let group") || line.hasPrefix("group")
        || names.contains { line.hasPrefix($0) }
    }
    return told.joined(separator: "\n")
  }

  /// Whether a node was ever added to the tree.
  func wasAdded(_ index: Int) -> Bool {
    (told ?? []).contains { $0.hasSuffix(".addSubview(n\(index))") }
  }

  /// Makes the calls that lead from the current scene to the next one.
  func update(to next: Scene) {
    let last = scene
    scene = next
    for index in next.nodes.indices where index >= last.nodes.count { create(index) }
    for index in next.nodes.indices {
      let old = last.nodes.indices.contains(index) ? last.nodes[index] : Scene.Node()
      setProperties(of: index, from: old)
    }
    for index in next.nodes.indices where index > 0 {
      let old = last.nodes.indices.contains(index) ? last.nodes[index].parent : nil
      if old != next.nodes[index].parent { move(index, from: old) }
    }
    if next.lines != last.lines {
      note("n0.pixelGrid = .devicePixels(scale: \(next.lines))")
      root.pixelGrid = .devicePixels(scale: next.lines)
    }
    for index in next.nodes.indices where index > 0 {
      let old = last.nodes.indices.contains(index) ? last.nodes[index] : Scene.Node()
      let new = next.nodes[index]
      if new.layout != old.layout || new.wideLayout != old.wideLayout || new.parent != old.parent
        || new.order != old.order
      {
        store(index, old)
      }
    }
    for index in next.nodes.indices { storeRun(of: index) }
    for index in next.nodes.indices where next.nodes[index].isReleased && views[index] != nil {
      // A kept guide would keep its view alive.
      kept.forget()
      views[index] = nil
    }
  }

  private func create(_ index: Int) {
    let node = scene.nodes[index]
    let view =
      switch node.kind {
      case .leaf: Kit.leaf()
      case .container: node.scrolling == nil ? Kit.box() : Kit.scroller()
      case .board: Kit.board()
      }
    view.name = "n\(index)"
    note("let n\(index) = \(type(of: view))()")
    views.append(view)
    view.readableWidth = scene.readableWidth
    if let box = view as? any SceneBox { box.threshold = scene.threshold }
    if index == 0 { view.issueHandler = { [unowned self] in issues.append($0) } }
    if node.anchor != Scene.Node().anchor {
      note("n\(index).anchorPoint = CGPoint(x: \(node.anchor.x), y: \(node.anchor.y))")
      view.anchorPoint = node.anchor
    }
    if let scale = node.scale {
      note("n\(index).transform = .scale(x: \(scale.x), y: \(scale.y))")
      view.transform = .scale(x: scale.x, y: scale.y)
    }
  }

  private func move(_ index: Int, from old: Int?) {
    guard let view = views[index] else { return }
    if let old, let board = views[old] as? Kit.Board {
      board.plumb.deactivate(board.equations.removeValue(forKey: ObjectIdentifier(view)) ?? [])
    }
    if let parent = scene.nodes[index].parent {
      note("n\(parent).addSubview(n\(index))")
      views[parent]!.addSubview(view)
    } else {
      note("n\(index).removeFromSuperview()")
      view.removeFromSuperview()
    }
  }
}
