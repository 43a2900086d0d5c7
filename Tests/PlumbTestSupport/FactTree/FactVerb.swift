import Foundation
import Plumb

// The verbs with which facts are written.

/// The forms of one verb for a position.
struct FactVerb<Axis: FactAxis, Next> {
  let to: (CGFloat) -> Next
  let at: (LayoutPlace<Axis>, CGFloat) -> Next
  let by: (@escaping (LayoutGuide.Parent<Axis>) -> Position<Axis>) -> Next
  let pinTo:
    (any LayoutReference, @escaping (LayoutGuide.Reference<Axis>) -> Position<Axis>) -> Next
  let pinBy:
    (
      @escaping () -> (any Layoutable)?, @escaping (LayoutGuide.Reference<Axis>) -> Position<Axis>
    ) -> Next

  func write(_ fact: FactTree.Fact, _ views: [some Layoutable]) -> Next {
    switch fact.value {
    case .constant(let number): return to(number)
    case .parent(let part, let offset, false):
      return at(Axis.place(part, on: LayoutPlace<Axis>.parent), offset)
    case .parent(let part, let offset, true): return by { Axis.part(part, of: $0) + offset }
    case .views(let nodes, let part, let offset, let form):
      let some = nodes.map { views[$0] }
      switch form {
      case .value:
        return some.count == 1
          ? at(Axis.place(part, on: some[0].plumb), offset)
          : at(Axis.place(part, on: some.plumb), offset)
      case .closure:
        let reference: any LayoutReference = some.count == 1 ? some[0] : some.plumb
        return pinTo(reference) { Axis.part(part, of: $0) + offset }
      case .lookUp:
        return pinBy({ [weak view = some[0]] in view }, { Axis.part(part, of: $0) + offset })
      }
    case .fit, .ratio: preconditionFailure("a position is neither fitted nor at a ratio")
    }
  }
}

extension FactWriter {
  func left<S: TakesLeft>(_ m: LayoutMaker<S>) -> FactVerb<Horizontal, LayoutMaker<S.AddingLeft>> {
    FactVerb(
      to: { m.setLeft(to: $0) }, at: { m.setLeft(at: $0, offset: $1) }, by: { m.setLeft(by: $0) },
      pinTo: { m.pinLeft(to: $0, with: $1) }, pinBy: { m.pinLeft(to: .lookup($0), with: $1) })
  }

  func center<S: TakesCenter>(
    _ m: LayoutMaker<S>
  ) -> FactVerb<Horizontal, LayoutMaker<S.AddingCenter>> {
    FactVerb(
      to: { m.setCenter(to: $0) }, at: { m.setCenter(at: $0, offset: $1) },
      by: { m.setCenter(by: $0) }, pinTo: { m.pinCenter(to: $0, with: $1) },
      pinBy: { m.pinCenter(to: .lookup($0), with: $1) })
  }

  func right<S: TakesRight>(
    _ m: LayoutMaker<S>
  ) -> FactVerb<Horizontal, LayoutMaker<S.AddingRight>> {
    FactVerb(
      to: { m.setRight(to: $0) }, at: { m.setRight(at: $0, offset: $1) },
      by: { m.setRight(by: $0) }, pinTo: { m.pinRight(to: $0, with: $1) },
      pinBy: { m.pinRight(to: .lookup($0), with: $1) })
  }

  func leading<S: TakesLeading>(
    _ m: LayoutMaker<S>
  ) -> FactVerb<Directional, LayoutMaker<S.AddingLeading>> {
    FactVerb(
      to: { m.setLeading(to: $0) }, at: { m.setLeading(at: $0, offset: $1) },
      by: { m.setLeading(by: $0) }, pinTo: { m.pinLeading(to: $0, with: $1) },
      pinBy: { m.pinLeading(to: .lookup($0), with: $1) })
  }

  func trailing<S: TakesTrailing>(
    _ m: LayoutMaker<S>
  ) -> FactVerb<Directional, LayoutMaker<S.AddingTrailing>> {
    FactVerb(
      to: { m.setTrailing(to: $0) }, at: { m.setTrailing(at: $0, offset: $1) },
      by: { m.setTrailing(by: $0) }, pinTo: { m.pinTrailing(to: $0, with: $1) },
      pinBy: { m.pinTrailing(to: .lookup($0), with: $1) })
  }

  func top<S: TakesTop>(_ m: LayoutMaker<S>) -> FactVerb<Vertical, LayoutMaker<S.AddingTop>> {
    FactVerb(
      to: { m.setTop(to: $0) }, at: { m.setTop(at: $0, offset: $1) }, by: { m.setTop(by: $0) },
      pinTo: { m.pinTop(to: $0, with: $1) }, pinBy: { m.pinTop(to: .lookup($0), with: $1) })
  }

  func middle<S: TakesMiddle>(
    _ m: LayoutMaker<S>
  ) -> FactVerb<Vertical, LayoutMaker<S.AddingMiddle>> {
    FactVerb(
      to: { m.setMiddle(to: $0) }, at: { m.setMiddle(at: $0, offset: $1) },
      by: { m.setMiddle(by: $0) }, pinTo: { m.pinMiddle(to: $0, with: $1) },
      pinBy: { m.pinMiddle(to: .lookup($0), with: $1) })
  }

  func bottom<S: TakesBottom>(
    _ m: LayoutMaker<S>
  ) -> FactVerb<Vertical, LayoutMaker<S.AddingBottom>> {
    FactVerb(
      to: { m.setBottom(to: $0) }, at: { m.setBottom(at: $0, offset: $1) },
      by: { m.setBottom(by: $0) }, pinTo: { m.pinBottom(to: $0, with: $1) },
      pinBy: { m.pinBottom(to: .lookup($0), with: $1) })
  }

  func width<S: TakesWidth>(_ m: LayoutMaker<S>, _ fact: Fact) -> LayoutMaker<S.AddingWidth> {
    switch fact.value {
    case .constant(let number): return m.setWidth(to: number)
    case .parent(let part, let more, false):
      return m.setWidth(like: .parent.width * part + more)
    case .parent(let part, let more, true): return m.setWidth(by: { $0.width * part + more })
    case .views(let nodes, let part, let more, let form):
      let some = nodes.map { views[$0] }
      switch form {
      case .value:
        return some.count == 1
          ? m.setWidth(like: some[0].plumb.width * part + more)
          : m.setWidth(like: some.plumb.width * part + more)
      case .closure:
        let reference: any LayoutReference = some.count == 1 ? some[0] : some.plumb
        return m.pinWidth(to: reference) { $0.width * part + more }
      case .lookUp:
        return m.pinWidth(
          to: .lookup { [weak view = some[0]] in view }, with: { $0.width * part + more })
      }
    case .fit: return m.fitWidth()
    case .ratio: preconditionFailure("a ratio is written when the rest is")
    }
  }

  func height<S: TakesHeight>(_ m: LayoutMaker<S>, _ fact: Fact) -> LayoutMaker<S.AddingHeight> {
    switch fact.value {
    case .constant(let number): return m.setHeight(to: number)
    case .parent(let part, let more, false):
      return m.setHeight(like: .parent.height * part + more)
    case .parent(let part, let more, true): return m.setHeight(by: { $0.height * part + more })
    case .views(let nodes, let part, let more, let form):
      let some = nodes.map { views[$0] }
      switch form {
      case .value:
        return some.count == 1
          ? m.setHeight(like: some[0].plumb.height * part + more)
          : m.setHeight(like: some.plumb.height * part + more)
      case .closure:
        let reference: any LayoutReference = some.count == 1 ? some[0] : some.plumb
        return m.pinHeight(to: reference) { $0.height * part + more }
      case .lookUp:
        return m.pinHeight(
          to: .lookup { [weak view = some[0]] in view }, with: { $0.height * part + more })
      }
    case .fit: return m.fitHeight()
    case .ratio: preconditionFailure("a ratio is written when the rest is")
    }
  }
}

extension FactWriter {
  typealias Complete = LayoutMaker<IndividualLayout>

  /// A layout with a width by a ratio, as the second of its facts.
  func widthAtRatio(
    _ facts: [Fact], _ ratio: Double, _ maker: Frame<Horizontal.Open, Vertical.Complete>
  ) -> Complete {
    let fact = facts[0]
    return switch fact.part {
    case .middle: center(maker).write(fact, views).setWidth(toHeight: ratio)
    case .end: right(maker).write(fact, views).setWidth(toHeight: ratio)
    case .leading: leading(maker).write(fact, views).setWidth(toHeight: ratio)
    case .trailing: trailing(maker).write(fact, views).setWidth(toHeight: ratio)
    default: left(maker).write(fact, views).setWidth(toHeight: ratio)
    }
  }

  func heightAtRatio(
    _ facts: [Fact], _ ratio: Double, _ maker: Frame<Horizontal.Complete, Vertical.Open>
  ) -> Complete {
    let fact = facts[0]
    return switch fact.part {
    case .middle: middle(maker).write(fact, views).setHeight(toWidth: ratio)
    case .end: bottom(maker).write(fact, views).setHeight(toWidth: ratio)
    default: top(maker).write(fact, views).setHeight(toWidth: ratio)
    }
  }

  func write(_ node: FactTree.Node, _ maker: LayoutMaker<IndividualProperty.Initial>) -> Complete {
    let (x, y) = (node.facts[.x]!, node.facts[.y]!)
    if case .ratio(let ratio) = x[1].value { return widthAtRatio(x, ratio, vertical(y, maker)) }
    if case .ratio(let ratio) = y[1].value { return heightAtRatio(y, ratio, horizontal(x, maker)) }
    return node.isVerticalFirst
      ? horizontal(x, vertical(y, maker)) : vertical(y, horizontal(x, maker))
  }
}
