import Foundation
import Plumb

extension Tree {
  typealias Open = LayoutMaker<IndividualProperty.Initial>
  typealias Complete = LayoutMaker<IndividualLayout>

  /// The layout of a node, written with a maker.
  func make(_ layout: NodeLayout, _ maker: Open) -> Complete {
    let complete: Complete =
      if layout.x.isRatio {
        widthAtRatio(layout.x, vertical(layout.y, maker))
      } else if layout.y.isRatio {
        heightAtRatio(layout.y, horizontal(layout.x, maker))
      } else if layout.isVerticalFirst {
        horizontal(layout.x, vertical(layout.y, maker))
      } else {
        vertical(layout.y, horizontal(layout.x, maker))
      }
    return layout.changes.reduce(complete) { change($0, $1) }
  }

  private typealias H<State: HorizontalAxisState, V: VerticalAxisState> =
    LayoutMaker<IndividualProperty.Frame<State, V>>

  private func horizontal<V: VerticalAxisState>(
    _ pair: FactPair, _ maker: H<Horizontal.Open, V>
  ) -> H<Horizontal.Complete, V> {
    let (first, second) = (pair.first, pair.second)
    switch first.part {
    case .start:
      let next = maker.left.say(first, self)
      switch second.part {
      case .middle: return next.center.say(second, self)
      case .end: return next.right.say(second, self)
      case .at(let part): return next.part(part).say(second, self)
      default: return next.width(second, self)
      }
    case .middle:
      let next = maker.center.say(first, self)
      switch second.part {
      case .start: return next.left.say(second, self)
      case .end: return next.right.say(second, self)
      case .leading: return next.leading.say(second, self)
      case .trailing: return next.trailing.say(second, self)
      case .at(let part): return next.part(part).say(second, self)
      default: return next.width(second, self)
      }
    case .end:
      let next = maker.right.say(first, self)
      switch second.part {
      case .start: return next.left.say(second, self)
      case .middle: return next.center.say(second, self)
      case .at(let part): return next.part(part).say(second, self)
      default: return next.width(second, self)
      }
    case .leading:
      let next = maker.leading.say(first, self)
      switch second.part {
      case .middle: return next.center.say(second, self)
      case .trailing: return next.trailing.say(second, self)
      case .at(let part): return next.part(part).say(second, self)
      default: return next.width(second, self)
      }
    case .trailing:
      let next = maker.trailing.say(first, self)
      switch second.part {
      case .middle: return next.center.say(second, self)
      case .leading: return next.leading.say(second, self)
      case .at(let part): return next.part(part).say(second, self)
      default: return next.width(second, self)
      }
    case .at(let part):
      let next = maker.part(part).say(first, self)
      switch second.part {
      case .start: return next.left.say(second, self)
      case .middle: return next.center.say(second, self)
      case .end: return next.right.say(second, self)
      case .leading: return next.leading.say(second, self)
      case .trailing: return next.trailing.say(second, self)
      case .at(let part): return next.part(part).say(second, self)
      case .length: return next.width(second, self)
      }
    case .length:
      let next = maker.width(first, self)
      switch second.part {
      case .start: return next.left.say(second, self)
      case .middle: return next.center.say(second, self)
      case .end: return next.right.say(second, self)
      case .leading: return next.leading.say(second, self)
      case .trailing: return next.trailing.say(second, self)
      case .at(let part): return next.part(part).say(second, self)
      case .length: preconditionFailure("two lengths decide no axis")
      }
    }
  }

  private func vertical<X: HorizontalAxisState>(
    _ pair: FactPair, _ maker: LayoutMaker<IndividualProperty.Frame<X, Vertical.Open>>
  ) -> LayoutMaker<IndividualProperty.Frame<X, Vertical.Complete>> {
    let (first, second) = (pair.first, pair.second)
    switch first.part {
    case .start, .leading:
      let next = maker.top.say(first, self)
      switch second.part {
      case .middle: return next.middle.say(second, self)
      case .end: return next.bottom.say(second, self)
      case .at(let part): return next.part(part).say(second, self)
      default: return next.height(second, self)
      }
    case .middle:
      let next = maker.middle.say(first, self)
      switch second.part {
      case .start: return next.top.say(second, self)
      case .end: return next.bottom.say(second, self)
      case .at(let part): return next.part(part).say(second, self)
      default: return next.height(second, self)
      }
    case .end, .trailing:
      let next = maker.bottom.say(first, self)
      switch second.part {
      case .start: return next.top.say(second, self)
      case .middle: return next.middle.say(second, self)
      case .at(let part): return next.part(part).say(second, self)
      default: return next.height(second, self)
      }
    case .at(let part):
      let next = maker.part(part).say(first, self)
      switch second.part {
      case .start: return next.top.say(second, self)
      case .middle: return next.middle.say(second, self)
      case .end: return next.bottom.say(second, self)
      default: return next.height(second, self)
      }
    case .length:
      let next = maker.height(first, self)
      switch second.part {
      case .start: return next.top.say(second, self)
      case .middle: return next.middle.say(second, self)
      case .at(let part): return next.part(part).say(second, self)
      default: return next.bottom.say(second, self)
      }
    }
  }

  private func widthAtRatio(
    _ pair: FactPair, _ maker: H<Horizontal.Open, Vertical.Complete>
  ) -> Complete {
    let (position, ratio) = pair.positionAndRatio
    defer { say("setWidth(toHeight: \(ratio))") }
    return switch position.part {
    case .middle: maker.center.say(position, self).setWidth(toHeight: ratio)
    case .end: maker.right.say(position, self).setWidth(toHeight: ratio)
    case .leading: maker.leading.say(position, self).setWidth(toHeight: ratio)
    case .trailing: maker.trailing.say(position, self).setWidth(toHeight: ratio)
    case .at(let part): maker.part(part).say(position, self).setWidth(toHeight: ratio)
    default: maker.left.say(position, self).setWidth(toHeight: ratio)
    }
  }

  private func heightAtRatio(
    _ pair: FactPair,
    _ maker: LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Open>>
  ) -> Complete {
    let (position, ratio) = pair.positionAndRatio
    defer { say("setHeight(toWidth: \(ratio))") }
    return switch position.part {
    case .middle: maker.middle.say(position, self).setHeight(toWidth: ratio)
    case .end: maker.bottom.say(position, self).setHeight(toWidth: ratio)
    case .at(let part): maker.part(part).say(position, self).setHeight(toWidth: ratio)
    default: maker.top.say(position, self).setHeight(toWidth: ratio)
    }
  }
}

extension FactPair {
  /// The position of the pair, and the ratio of its length.
  fileprivate var positionAndRatio: (Fact, Double) {
    if case .ratio(let ratio) = second.source { return (first, ratio) }
    if case .ratio(let ratio) = first.source { return (second, ratio) }
    preconditionFailure("no length at a ratio")
  }
}
