import Foundation
import Plumb

// Mirrored and enlarged scenes.

extension Scene {
  /// The scene with left and right exchanged. Scroll offsets are measured from a content's left end. So they change
  /// by the excess of each content's width over the visible width, which is 0 without scrolling.
  func mirrored(_ excess: (Int) -> CGFloat) -> Scene {
    var image = self
    image.nodes[0].direction = direction(of: 0).opposite
    for index in nodes.indices {
      if index > 0, let direction = nodes[index].direction {
        image.nodes[index].direction = direction.opposite
      }
      image.nodes[index].anchor.x = 1 - nodes[index].anchor.x
      image.nodes[index].scroll.x = excess(index) - nodes[index].scroll.x
      guard let parent = nodes[index].parent else { continue }
      // A content begins at 0 in both scenes.
      let scroll = nodes[parent].scrolling == nil ? nodes[parent].scroll.x : 0
      image.nodes[index].layout?.mirror(scroll)
      image.nodes[index].wideLayout?.mirror(scroll)
    }
    return image
  }

  /// Whether something in the scene is not symmetric: equations between left edges, a column at a coordinate, a row
  /// from the left, or a closure that shrinks all sides. A chain between left and right also counts: it begins at the
  /// left if they are in the wrong order.
  var hasNoMirrorImage: Bool {
    if nodes.indices.contains(where: { isMeasuredAcross($0) }) { return true }
    return nodes.contains { node in
      node.kind == .board || node.run?.hasNoMirrorImage ?? false
        || node.layouts.contains { layout in
          layout.changes.contains { !$0.hasMirrorImage } || layout.isPinnedBetweenLeftAndRight
        }
    }
  }

  /// Whether views outside read views inside a content. The image has its scroll offset from the other edge: the same
  /// for the width that the container has in the end, and not for the widths that are tried.
  private func isMeasuredAcross(_ index: Int) -> Bool {
    nodes[index].scrolling != nil
      && nodes.indices.contains { outside in
        !isInside(outside, index)
          && nodes[outside].layouts.flatMap(\.references).contains {
            $0 != index && isInside($0, index)
          }
      }
  }

  /// The scene with all lengths doubled.
  var doubled: Scene {
    var image = self
    image.unit *= 2
    image.lines /= 2
    for index in nodes.indices { image.nodes[index].double() }
    return image
  }
}

extension LayoutWritingDirection {
  fileprivate var opposite: LayoutWritingDirection {
    self == .leftToRight ? .rightToLeft : .leftToRight
  }
}

extension NodeLayout {
  fileprivate mutating func mirror(_ scroll: Double) {
    x.first.mirror(scroll)
    x.second.mirror(scroll)
    changes = changes.map { $0.mirrored }
  }
}

extension NodeLayout {
  fileprivate var isPinnedBetweenLeftAndRight: Bool {
    isPinChain && x.facts.allSatisfy { $0.part == .start || $0.part == .end }
  }
}

extension Fact {
  fileprivate mutating func mirror(_ scroll: Double) {
    switch part {
    case .start: part = .end
    case .end: part = .start
    case .at(let fraction): part = .at(1 - fraction)
    // Lengths and directional parts need no change.
    case .leading, .trailing, .length: return
    case .middle: break
    }
    switch source {
    case .constant(let value): source = .parent(.bounds, 1, scroll - value)
    case .parent(let area, let place, let offset): source = .parent(area, 1 - place, -offset)
    case .others(let nodes, let place, let offset, let measuring):
      source = .others(nodes, 1 - place, -offset, measuring)
    case .fit, .ratio: break
    }
  }
}

extension Change {
  /// The mirrored change.
  fileprivate var mirrored: Change {
    switch self {
    case .move(.x, let distance): .move(.x, -distance)
    case .pinch(.x, let atStart, let distance): .pinch(.x, !atStart, distance)
    case .expand(.x, let distance, let part): .expand(.x, distance, keeping: 1 - part)
    case .limit(.x, let low, let high, let part): .limit(.x, low, high, keeping: 1 - part)
    default: self
    }
  }

  /// Whether the change has a mirrored counterpart.
  var hasMirrorImage: Bool {
    switch self {
    case .moveTo(.x, _, _), .process: false
    default: true
    }
  }
}

extension Scene.Node {
  fileprivate mutating func double() {
    frame = CGRect(
      x: 2 * frame.minX, y: 2 * frame.minY, width: 2 * frame.width, height: 2 * frame.height)
    wanted = CGSize(width: 2 * wanted.width, height: 2 * wanted.height)
    area = area.map { 4 * $0 }
    scroll = CGPoint(x: 2 * scroll.x, y: 2 * scroll.y)
    margins = margins.doubled
    safeArea = safeArea.doubled
    if let insets = scrolling?.insets { scrolling?.insets = insets.doubled }
    layout?.double()
    wideLayout?.double()
    run?.start *= 2
    run?.end *= 2
    run?.gap *= 2
  }
}

extension LayoutInsets {
  fileprivate var doubled: LayoutInsets {
    LayoutInsets(top: 2 * top, leading: 2 * leading, bottom: 2 * bottom, trailing: 2 * trailing)
  }
}

extension NodeLayout {
  fileprivate mutating func double() {
    for axis in AxisName.allCases {
      self[axis].first.double()
      self[axis].second.double()
    }
    changes = changes.map { $0.doubled }
  }
}

extension Fact {
  fileprivate mutating func double() {
    switch source {
    case .constant(let value): source = .constant(2 * value)
    case .parent(let area, let place, let offset): source = .parent(area, place, 2 * offset)
    case .others(let nodes, let place, let offset, let measuring):
      source = .others(nodes, place, 2 * offset, measuring)
    case .fit, .ratio: break
    }
  }
}

extension Change {
  fileprivate var doubled: Change {
    switch self {
    case .move(let axis, let distance): .move(axis, 2 * distance)
    case .moveTo(let axis, let part, let place): .moveTo(axis, part, 2 * place)
    case .pinch(let axis, let atStart, let distance): .pinch(axis, atStart, 2 * distance)
    case .pinchLeading(let distance): .pinchLeading(2 * distance)
    case .expand(let axis, let distance, let part): .expand(axis, 2 * distance, keeping: part)
    case .limit(let axis, let low, let high, let part):
      .limit(axis, 2 * low, 2 * high, keeping: part)
    case .process(let inset): .process(2 * inset)
    }
  }
}

extension Scene.Run {
  fileprivate var hasNoMirrorImage: Bool {
    further == nil && (kind == .column || kind == .rowFromLeft)
  }
}
