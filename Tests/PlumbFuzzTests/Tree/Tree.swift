import Foundation
import Plumb
import PlumbConstraints
import PlumbPin

/// The live tree of a scene. The calls of a user bring it from one scene to the next, and it can print them as Swift
/// code.
final class Tree<Kit: Toolkit> {
  private(set) var scene = Scene(nodes: [])
  private var views: [Kit.View?] = []
  private var groups: [Int: (run: Scene.Run, group: LayoutGroup<Kit.View>)] = [:]
  /// The views for which a container stores layouts under conditions. A new default layout would not replace those.
  private var conditional: [Int: Set<Int>] = [:]
  private(set) var issues: [LayoutIssue] = []
  /// Guides that escaped from closures.
  let kept = Kept()

  /// The calls so far, as Swift code; nil if not recorded.
  private var told: [String]?
  private var words: [String] = []

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

  private func note(_ statement: @autoclosure () -> String) { told?.append(statement()) }

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

extension Tree {
  private func setProperties(of index: Int, from old: Scene.Node) {
    let node = scene.nodes[index]
    guard let view = views[index], node != old else { return }
    func set<Value: Equatable>(_ name: String, _ value: Value, _ before: Value, _ set: () -> Void) {
      guard value != before else { return }
      note("n\(index).\(name) = \(written(value))")
      set()
    }
    if index == 0 { set("frame", node.frame, old.frame) { view.frame = node.frame } }
    if let direction = node.direction {
      set("direction", direction, old.direction) { view.direction = direction }
    }
    set("bounds.origin", node.scroll, old.scroll) { view.bounds.origin = node.scroll }
    set("layoutMargins", node.margins, old.margins) { view.layoutMargins = node.margins }
    set("safeAreaInsets", node.safeArea, old.safeArea) { view.safeAreaInsets = node.safeArea }
    set("isHidden", node.isHidden, old.isHidden) { view.isHidden = node.isHidden }
    if let scroller = view as? any SceneScroller, let scrolling = node.scrolling {
      let before = old.scrolling ?? Scene.Scrolling()
      set("scrollAxes", scrolling.axes, before.axes) { scroller.scrollAxes = scrolling.axes }
      set("contentInset", scrolling.insets, before.insets) {
        scroller.contentInset = scrolling.insets
      }
    }
    guard let leaf = view as? any SceneLeaf else { return }
    if leaf.wanted != node.wanted || leaf.area != node.area || leaf.mischief != node.mischief {
      set("wanted", node.wanted, leaf.wanted) { leaf.wanted = node.wanted }
      set("area", node.area, leaf.area) { leaf.area = node.area }
      set("mischief", node.mischief, leaf.mischief) { leaf.mischief = node.mischief }
      note("n\(index).setNeedsLayout()")
      view.setNeedsLayout()
    }
  }

  private func written(_ value: some Equatable) -> String {
    switch value {
    case let rect as CGRect:
      "CGRect(x: \(rect.minX), y: \(rect.minY), width: \(rect.width), height: \(rect.height))"
    case let size as CGSize: "CGSize(width: \(size.width), height: \(size.height))"
    case let point as CGPoint: "CGPoint(x: \(point.x), y: \(point.y))"
    case let insets as LayoutInsets:
      "LayoutInsets(top: \(insets.top), leading: \(insets.leading), bottom: \(insets.bottom), "
        + "trailing: \(insets.trailing))"
    case let axes as ScrollAxes:
      axes == .both ? ".both" : axes == .vertical ? ".vertical" : ".horizontal"
    case let direction as LayoutWritingDirection?: direction.map { ".\($0)" } ?? "nil"
    case let area as Double?: area.map { "\($0)" } ?? "nil"
    case let mischief as Scene.Mischief: ".\(mischief)"
    default: "\(value)"
    }
  }

  private func store(_ index: Int, _ old: Scene.Node) {
    let node = scene.nodes[index]
    guard let parent = node.parent, let view = views[index] else { return }
    if let board = views[parent] as? Kit.Board { return place(view, index, on: board) }
    if let box = box(parent) { store(view, index, old, in: box) }
  }

  private func store<Box: SceneBox<Kit.View>>(
    _ view: Kit.View, _ index: Int, _ old: Scene.Node, in box: Box
  ) {
    let (node, parent) = (scene.nodes[index], scene.nodes[index].parent!)
    let hasConditions = conditional[parent]?.contains(index) ?? false
    if node.layout == nil || hasConditions && node.wideLayout == nil || node.order != old.order {
      note("n\(parent).plumb.removeLayout(for: n\(index))")
      box.plumb.removeLayout(for: view)
      conditional[parent]?.remove(index)
    }
    if node.order != 0 {
      note("n\(parent).plumb.setOrder(to: \(node.order), for: n\(index))")
      box.plumb.setOrder(to: node.order, for: view)
    }
    guard let layout = node.layout else { return }
    words = []
    if layout.isPinChain {
      box.plumb.setPin(for: view) { pinned(layout, $0) }
      // The facts are recorded as data, which also names the calls.
      note("n\(parent).plumb.setPin(for: n\(index)) { \(layout.x) \(layout.y) }")
    } else if let wide = node.wideLayout {
      conditional[parent, default: []].insert(index)
      box.plumb.setLayout(for: view) { maker, width in
        say("case .\(width): maker")
        return make(width == .wide ? wide : layout, maker)
      }
      note(
        "n\(parent).plumb.setLayout(for: n\(index)) { maker, width in switch width { \(chain) } }")
    } else {
      box.plumb.setLayout(for: view) { make(layout, $0) }
      note("n\(parent).plumb.setLayout(for: n\(index)) { $0.\(chain) }")
    }
  }

  private var chain: String { words.joined(separator: ".") }

  private func place(_ view: Kit.View, _ index: Int, on board: Kit.Board) {
    let key = ObjectIdentifier(view)
    board.plumb.deactivate(board.equations.removeValue(forKey: key) ?? [])
    guard let layout = scene.nodes[index].layout, let container = view.plumbParent as? Kit.View
    else { return }
    words = []
    board.equations[key] = board.plumb.activate { equations(layout, of: view, on: container) }
    note("\(board.plumbName).plumb.activate { \(words.joined(separator: "; ")) }")
  }

  private func storeRun(of index: Int) {
    guard let box = box(index), let run = scene.nodes[index].run else { return }
    store(run, of: index, in: box)
  }

  private func store<Box: SceneBox<Kit.View>>(_ run: Scene.Run, of index: Int, in box: Box) {
    let members = scene.members(of: index).compactMap { views[$0] }
    let list = members.map { $0.name ?? "?" }.joined(separator: ", ")
    if let stored = groups[index], stored.run == run {
      guard !stored.group.children.elementsEqual(members, by: ===) else { return }
      note("group\(index).children = [\(list)]")
      stored.group.children = members
    } else {
      words = []
      let group = box.plumb.setLayout(for: members) { make(run, $0) }
      note("let group\(index) = n\(index).plumb.setLayout(for: [\(list)]) { $0.\(chain) }")
      groups[index] = (run, group)
    }
  }
}

/// Keeps guides after their closures, and reads them later.
final class Kept {
  private var readings: [() -> CGFloat] = []
  private var couldBeRead = true

  func keep(_ reading: @escaping () -> CGFloat) {
    if readings.count < 50 { readings.append(reading) }
  }

  /// Breaks a reference cycle: guides keep their hosts, and the hosts' layouts keep this object.
  func forget() {
    couldBeRead = isReadable
    readings = []
  }

  /// Whether all kept guides can still be read.
  var isReadable: Bool { couldBeRead && readings.allSatisfy { !$0().isNaN } }
}
