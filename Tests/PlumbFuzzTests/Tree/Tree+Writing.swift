import Foundation
import Plumb
import PlumbConstraints
import PlumbPin

// Writes the properties and layouts of nodes into their views.
extension Tree {
  func setProperties(of index: Int, from old: Scene.Node) {
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

  func store(_ index: Int, _ old: Scene.Node) {
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

  func storeRun(of index: Int) {
    guard let box = box(index), let run = scene.nodes[index].run else { return }
    store(run, of: index, in: box)
  }

  private func store<Box: SceneBox<Kit.View>>(_ run: Scene.Run, of index: Int, in box: Box) {
    let numbers = scene.members(of: index)
    let members = numbers.compactMap { views[$0] }
    let list = members.map { $0.name ?? "?" }.joined(separator: ", ")
    if let stored = groups[index], stored.run == run {
      // A list with the same children also gives the weights of one that has left to those after it.
      let isTold =
        stored.members == numbers && stored.group.children.elementsEqual(members, by: ===)
      if isTold { return }
      note("group\(index).children = [\(list)]")
      stored.group.children = members
      groups[index]?.members = numbers
    } else {
      words = []
      let group = box.plumb.setLayout(for: members) { make(run, $0) }
      note("let group\(index) = n\(index).plumb.setLayout(for: [\(list)]) { $0.\(chain) }")
      groups[index] = (run, group, numbers)
    }
  }
}
