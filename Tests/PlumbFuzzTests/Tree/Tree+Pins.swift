import Foundation
import Plumb
import PlumbPin

// Writes the layout of a node as a pin chain.
extension Tree {
  private typealias Chain<H: PinColumnState, V: PinRowState> = PinChain<
    Kit.View, H, V, PinUnadjusted, PinLooseEdges, PinUnlimited, PinUnlimited
  >

  @PinStoredBuilder
  func pinned(_ layout: NodeLayout, _ pin: PinStart<Kit.View>) -> PinStoredLayout {
    let (first, second) = layout.x.inOrder
    let (start, end) = (line(first), line(second))
    switch (first.part, second.part) {
    case (.start, .end):
      let left = start.map { pin.left(to: $0) } ?? pin.left(first.inset)
      rows(layout.y, end.map { left.right(to: $0) } ?? left.right(second.inset))
    case (.leading, _) where second.part == .trailing:
      let leading = start.map { pin.start(to: $0) } ?? pin.start(first.inset)
      rows(layout.y, end.map { leading.end(to: $0) } ?? leading.end(second.inset))
    case (.start, _):
      rows(layout.y, width(second, start.map { pin.left(to: $0) } ?? pin.left(first.inset)))
    case (.middle, _):
      rows(layout.y, width(second, start.map { pin.hCenter(to: $0) } ?? pin.hCenter(first.inset)))
    case (.end, _):
      rows(layout.y, width(second, start.map { pin.right(to: $0) } ?? pin.right(first.inset)))
    case (.leading, _):
      rows(layout.y, width(second, start.map { pin.start(to: $0) } ?? pin.start(first.inset)))
    default:
      rows(layout.y, width(second, start.map { pin.end(to: $0) } ?? pin.end(first.inset)))
    }
  }

  @PinStoredBuilder
  private func rows<H: PinHorizontalPlaced & PinHorizontalSized & PinHorizontalSound>(
    _ pair: FactPair, _ chain: Chain<H, PinRows.Open>
  ) -> PinStoredLayout {
    let (first, second) = pair.inOrder
    let (start, end) = (row(first), row(second))
    switch (first.part, second.part) {
    case (.start, .end):
      let top = start.map { chain.top(to: $0) } ?? chain.top(first.inset)
      end.map { top.bottom(to: $0) } ?? top.bottom(second.inset)
    case (.start, _): height(second, start.map { chain.top(to: $0) } ?? chain.top(first.inset))
    case (.middle, _):
      height(second, start.map { chain.vCenter(to: $0) } ?? chain.vCenter(first.inset))
    default: height(second, start.map { chain.bottom(to: $0) } ?? chain.bottom(first.inset))
    }
  }

  private func width<H: PinTakesWidth, V>(
    _ fact: Fact, _ chain: Chain<H, V>
  ) -> Chain<H.AddingWidth, V> {
    switch fact.source {
    case .others(let nodes, _, _, _): chain.width(of: view(nodes[0]))
    case .parent(_, let part, _): chain.width(PinPercent(100 * part))
    default: chain.width(fact.number)
    }
  }

  private func height<H, V: PinTakesHeight>(
    _ fact: Fact, _ chain: Chain<H, V>
  ) -> Chain<H, V.AddingHeight> {
    switch fact.source {
    case .others(let nodes, _, _, _): chain.height(of: view(nodes[0]))
    case .parent(_, let part, _): chain.height(PinPercent(100 * part))
    default: chain.height(fact.number)
    }
  }

  /// The edge or center that a horizontal fact is pinned to; nil for a distance from the parent's.
  private func line(_ fact: Fact) -> PinHorizontalEdge? {
    guard case .others(let nodes, let place, _, _) = fact.source, fact.part != .length else {
      return nil
    }
    let edge = view(nodes[0]).edge
    if place == 0.5 { return edge.hCenter }
    if fact.part.isDirectional { return place == 0 ? edge.start : edge.end }
    return place == 0 ? edge.left : edge.right
  }

  private func row(_ fact: Fact) -> PinVerticalEdge? {
    guard case .others(let nodes, let place, _, _) = fact.source, fact.part != .length else {
      return nil
    }
    let edge = view(nodes[0]).edge
    return place == 0 ? edge.top : place == 1 ? edge.bottom : edge.vCenter
  }
}

extension FactPair {
  /// The facts with the position first, or of two positions the one closer to the start.
  fileprivate var inOrder: (Fact, Fact) {
    let isInOrder = (first.part.fraction ?? 2) < (second.part.fraction ?? 2)
    return isInOrder ? (first, second) : (second, first)
  }
}

extension Fact {
  /// The distance inwards from the parent's edge or center.
  fileprivate var inset: CGFloat {
    guard case .parent(_, _, let offset) = source else { return 0 }
    return part.fraction == 1 ? -offset : offset
  }

  fileprivate var number: CGFloat {
    if case .constant(let number) = source { return number }
    return 0
  }
}
