import Foundation
import Plumb

/// Writes the facts of a tree as a chain of a maker's verbs.
struct FactWriter<View: Layoutable> {
  let views: [View]

  typealias Fact = FactTree.Fact
  typealias Frame<X: HorizontalAxisState, Y: VerticalAxisState> =
    LayoutMaker<IndividualProperty.Frame<X, Y>>

  func horizontal<Y: VerticalAxisState>(
    _ facts: [Fact], _ maker: Frame<Horizontal.Open, Y>
  ) -> Frame<Horizontal.Complete, Y> {
    let (first, second) = (facts[0], facts[1])
    switch first.part {
    case .start:
      let next = left(maker).write(first, views)
      return switch second.part {
      case .middle: center(next).write(second, views)
      case .end: right(next).write(second, views)
      default: width(next, second)
      }
    case .middle:
      let next = center(maker).write(first, views)
      return switch second.part {
      case .start: left(next).write(second, views)
      case .end: right(next).write(second, views)
      case .leading: leading(next).write(second, views)
      case .trailing: trailing(next).write(second, views)
      default: width(next, second)
      }
    case .end:
      let next = right(maker).write(first, views)
      return switch second.part {
      case .start: left(next).write(second, views)
      case .middle: center(next).write(second, views)
      default: width(next, second)
      }
    case .leading:
      let next = leading(maker).write(first, views)
      return switch second.part {
      case .middle: center(next).write(second, views)
      case .trailing: trailing(next).write(second, views)
      default: width(next, second)
      }
    case .trailing:
      let next = trailing(maker).write(first, views)
      return switch second.part {
      case .leading: leading(next).write(second, views)
      case .middle: center(next).write(second, views)
      default: width(next, second)
      }
    case .length:
      let next = width(maker, first)
      return switch second.part {
      case .start: left(next).write(second, views)
      case .middle: center(next).write(second, views)
      case .end: right(next).write(second, views)
      case .leading: leading(next).write(second, views)
      default: trailing(next).write(second, views)
      }
    }
  }

  func vertical<X: HorizontalAxisState>(
    _ facts: [Fact], _ maker: Frame<X, Vertical.Open>
  ) -> Frame<X, Vertical.Complete> {
    let (first, second) = (facts[0], facts[1])
    switch first.part {
    case .start, .leading:
      let next = top(maker).write(first, views)
      return switch second.part {
      case .middle: middle(next).write(second, views)
      case .end: bottom(next).write(second, views)
      default: height(next, second)
      }
    case .middle:
      let next = middle(maker).write(first, views)
      return switch second.part {
      case .start: top(next).write(second, views)
      case .end: bottom(next).write(second, views)
      default: height(next, second)
      }
    case .end, .trailing:
      let next = bottom(maker).write(first, views)
      return switch second.part {
      case .start: top(next).write(second, views)
      case .middle: middle(next).write(second, views)
      default: height(next, second)
      }
    case .length:
      let next = height(maker, first)
      return switch second.part {
      case .start: top(next).write(second, views)
      case .middle: middle(next).write(second, views)
      default: bottom(next).write(second, views)
      }
    }
  }
}
