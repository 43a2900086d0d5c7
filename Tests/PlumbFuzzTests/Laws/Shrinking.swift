import Foundation
import Plumb

extension Trial {
  /// The smallest failing trial that was found: with fewer events, fewer nodes, simpler layouts.
  func shrunken(tries: Int = 400) -> Trial {
    var (best, left) = (self, tries)
    let kind = failureKind
    func isBetter(_ trial: Trial) -> Bool {
      left -= 1
      return left >= 0 && trial != best && trial.scene.isSound && trial.failureKind == kind
    }
    var isChanged = true
    while isChanged, left > 0 {
      isChanged = false
      for simpler in best.simpler where isBetter(simpler) {
        best = simpler
        isChanged = true
        break
      }
    }
    return best
  }

  /// The failure without the numbers of nodes and events, to compare failures.
  private var failureKind: String? {
    var count = TrialCount()
    guard let failure = failure(&count) else { return nil }
    let words =
      failure.hasPrefix("after event")
      ? failure.split(separator: ": ").last.map(String.init) ?? "" : failure
    return String(words.filter { !$0.isNumber }.prefix(16))
  }

  /// Trials that are slightly simpler.
  private var simpler: [Trial] {
    var trials: [Trial] = []
    func add(_ change: (inout Trial) -> Void) {
      var trial = self
      change(&trial)
      if trial != self { trials.append(trial) }
    }
    if !events.isEmpty {
      add { $0.events = [] }
      add { $0.events.removeLast() }
      // Applies the first event to the scene.
      if let next = events[0].applied(to: scene) {
        add { ($0.scene, $0.events) = (next, Array(events.dropFirst())) }
      }
      for index in events.indices { add { $0.events.remove(at: index) } }
    }
    for index in scene.nodes.indices.reversed() where index > 0 {
      if scene.nodes[index].parent != nil { add { $0.take(index) } }
    }
    add { $0.scene.lines = 0 }
    for index in scene.nodes.indices where scene.isInTree(index) {
      let plain = Scene.Node()
      add { $0.scene.nodes[index].scroll = .zero }
      add { $0.scene.nodes[index].scrolling = nil }
      add { $0.scene.nodes[index].scrolling?.insets = .zero }
      add { $0.scene.nodes[index].scale = nil }
      add { $0.scene.nodes[index].anchor = plain.anchor }
      add { $0.scene.nodes[index].direction = nil }
      add { $0.scene.nodes[index].margins = plain.margins }
      add { $0.scene.nodes[index].safeArea = plain.safeArea }
      add { $0.scene.nodes[index].isHidden = false }
      add { $0.scene.nodes[index].mischief = .none }
      add { $0.scene.nodes[index].area = nil }
      add { $0.scene.nodes[index].order = 0 }
      add { $0.scene.nodes[index].wideLayout = nil }
      add { $0.scene.nodes[index].layout?.changes = [] }
      for axis in AxisName.allCases {
        add {
          $0.scene.nodes[index].layout?[axis] = .numbers(3, 40)
          $0.scene.nodes[index].layout?.isPinChain = false
        }
      }
    }
    return trials
  }

  /// Removes a node. Facts that are pinned to it get constants.
  private mutating func take(_ index: Int) {
    scene.nodes[index].parent = nil
    for other in scene.nodes.indices {
      for axis in AxisName.allCases
      where scene.nodes[other].layout?[axis].facts.contains(where: { $0.references.contains(index) }
      )
        ?? false
      {
        scene.nodes[other].layout?[axis] = .numbers(3, 40)
        scene.nodes[other].layout?.isPinChain = false
      }
      if scene.nodes[other].wideLayout?.references.contains(index) ?? false {
        scene.nodes[other].wideLayout = nil
      }
    }
  }

  /// The trial as Swift code that reproduces the failure.
  var swift: String {
    var scene = scene
    let tree = Tree<Kit>(scene, telling: true)
    tree.layOut()
    for event in events {
      guard let next = event.applied(to: scene) else { continue }
      scene = next
      tree.update(to: scene)
      tree.layOut()
    }
    return tree.swift(with: scene.nodes.indices.filter { $0 == 0 || tree.wasAdded($0) })
  }
}
