import Foundation
import Plumb

// The verbs for positions, each with all its forms.

extension LayoutMaker where State: TakesLeft {
  var left: PositionVerb<Horizontal, LayoutMaker<State.AddingLeft>> {
    PositionVerb(
      name: "Left", to: { setLeft(to: $0) }, at: { setLeft(at: $0, offset: $1) },
      by: { setLeft(by: $0) }, pinTo: { pinLeft(to: $0, with: $1) },
      pinBy: { pinLeft(to: .lookup($0), with: $1) })
  }
}

extension LayoutMaker where State: TakesCenter {
  var center: PositionVerb<Horizontal, LayoutMaker<State.AddingCenter>> {
    PositionVerb(
      name: "Center", to: { setCenter(to: $0) }, at: { setCenter(at: $0, offset: $1) },
      by: { setCenter(by: $0) }, pinTo: { pinCenter(to: $0, with: $1) },
      pinBy: { pinCenter(to: .lookup($0), with: $1) })
  }
}

extension LayoutMaker where State: TakesRight {
  var right: PositionVerb<Horizontal, LayoutMaker<State.AddingRight>> {
    PositionVerb(
      name: "Right", to: { setRight(to: $0) }, at: { setRight(at: $0, offset: $1) },
      by: { setRight(by: $0) }, pinTo: { pinRight(to: $0, with: $1) },
      pinBy: { pinRight(to: .lookup($0), with: $1) })
  }
}

extension LayoutMaker where State: TakesLeading {
  var leading: PositionVerb<Directional, LayoutMaker<State.AddingLeading>> {
    PositionVerb(
      name: "Leading", to: { setLeading(to: $0) }, at: { setLeading(at: $0, offset: $1) },
      by: { setLeading(by: $0) }, pinTo: { pinLeading(to: $0, with: $1) },
      pinBy: { pinLeading(to: .lookup($0), with: $1) })
  }
}

extension LayoutMaker where State: TakesTrailing {
  var trailing: PositionVerb<Directional, LayoutMaker<State.AddingTrailing>> {
    PositionVerb(
      name: "Trailing", to: { setTrailing(to: $0) }, at: { setTrailing(at: $0, offset: $1) },
      by: { setTrailing(by: $0) }, pinTo: { pinTrailing(to: $0, with: $1) },
      pinBy: { pinTrailing(to: .lookup($0), with: $1) })
  }
}

extension LayoutMaker where State: TakesHorizontalPart {
  func part(_ part: CGFloat) -> PositionVerb<Horizontal, LayoutMaker<State.AddingHorizontalPart>> {
    PositionVerb(
      name: "Horizontal", prefix: "at: \(part), ", label: "on",
      to: { setHorizontal(at: part, to: $0) },
      at: { setHorizontal(at: part, on: $0 + $1) },
      by: { setHorizontal(at: part, on: .measured($0)) },
      pinTo: { setHorizontal(at: part, on: .measured(on: $0, $1)) },
      pinBy: { setHorizontal(at: part, on: .measured(on: .lookup($0), $1)) })
  }
}

extension LayoutMaker where State: TakesTop {
  var top: PositionVerb<Vertical, LayoutMaker<State.AddingTop>> {
    PositionVerb(
      name: "Top", to: { setTop(to: $0) }, at: { setTop(at: $0, offset: $1) },
      by: { setTop(by: $0) }, pinTo: { pinTop(to: $0, with: $1) },
      pinBy: { pinTop(to: .lookup($0), with: $1) })
  }
}

extension LayoutMaker where State: TakesMiddle {
  var middle: PositionVerb<Vertical, LayoutMaker<State.AddingMiddle>> {
    PositionVerb(
      name: "Middle", to: { setMiddle(to: $0) }, at: { setMiddle(at: $0, offset: $1) },
      by: { setMiddle(by: $0) }, pinTo: { pinMiddle(to: $0, with: $1) },
      pinBy: { pinMiddle(to: .lookup($0), with: $1) })
  }
}

extension LayoutMaker where State: TakesBottom {
  var bottom: PositionVerb<Vertical, LayoutMaker<State.AddingBottom>> {
    PositionVerb(
      name: "Bottom", to: { setBottom(to: $0) }, at: { setBottom(at: $0, offset: $1) },
      by: { setBottom(by: $0) }, pinTo: { pinBottom(to: $0, with: $1) },
      pinBy: { pinBottom(to: .lookup($0), with: $1) })
  }
}

extension LayoutMaker where State: TakesVerticalPart {
  func part(_ part: CGFloat) -> PositionVerb<Vertical, LayoutMaker<State.AddingVerticalPart>> {
    PositionVerb(
      name: "Vertical", prefix: "at: \(part), ", label: "on",
      to: { setVertical(at: part, to: $0) }, at: { setVertical(at: part, on: $0 + $1) },
      by: { setVertical(at: part, on: .measured($0)) },
      pinTo: { setVertical(at: part, on: .measured(on: $0, $1)) },
      pinBy: { setVertical(at: part, on: .measured(on: .lookup($0), $1)) })
  }
}

extension LayoutMaker where State: TakesWidth {
  func width(_ fact: Fact, _ tree: Tree<some Toolkit>) -> LayoutMaker<State.AddingWidth> {
    switch fact.source {
    case .constant(let width):
      tree.say("setWidth(to: \(width))")
      return setWidth(to: width)
    case .parent(.viewport, let factor, let more):
      tree.say("setWidth(like: .parent.viewport.width * \(factor) + \(more))")
      return setWidth(like: .parent.viewport.width * factor + more)
    case .parent(_, let factor, let more) where fact.form < 4:
      tree.say("setWidth(like: .parent.width * \(factor) + \(more))")
      return setWidth(like: .parent.width * factor + more)
    case .parent(_, let factor, let more):
      tree.say("setWidth(by: { $0.width * \(factor) + \(more) })")
      return setWidth(by: { $0.width * factor + more })
    case .others(let nodes, let factor, let more, _):
      let views = nodes.map { tree.view($0) }
      let list = "[\(views.map { $0.name ?? "?" }.joined(separator: ", "))]"
      if fact.form < 4 {
        let isOne = views.count == 1
        tree.say(
          "setWidth(like: \(isOne ? views[0].name ?? "?" : list).plumb.width * \(factor) + \(more))"
        )
        return isOne
          ? setWidth(like: views[0].plumb.width * factor + more)
          : setWidth(like: views.plumb.width * factor + more)
      }
      tree.say("pinWidth(to: \(list), with: { $0.width * \(factor) + \(more) })")
      return pinWidth(to: views, with: { $0.width * factor + more })
    case .fit, .ratio:
      tree.say("fitWidth()")
      return fitWidth()
    }
  }
}

extension LayoutMaker where State: TakesHeight {
  func height(_ fact: Fact, _ tree: Tree<some Toolkit>) -> LayoutMaker<State.AddingHeight> {
    switch fact.source {
    case .constant(let height):
      tree.say("setHeight(to: \(height))")
      return setHeight(to: height)
    case .parent(.viewport, let factor, let more):
      tree.say("setHeight(by: { $0.viewportGuide.height * \(factor) + \(more) })")
      return setHeight(by: { $0.viewportGuide.height * factor + more })
    case .parent(_, let factor, let more) where fact.form < 4:
      tree.say("setHeight(like: .parent.height * \(factor) + \(more))")
      return setHeight(like: .parent.height * factor + more)
    case .parent(_, let factor, let more):
      tree.say("setHeight(by: { $0.height * \(factor) + \(more) })")
      return setHeight(by: { $0.height * factor + more })
    case .others(let nodes, let factor, let more, _):
      let views = nodes.map { tree.view($0) }
      let list = "[\(views.map { $0.name ?? "?" }.joined(separator: ", "))]"
      if fact.form < 4 {
        let isOne = views.count == 1
        tree.say(
          "setHeight(like: \(isOne ? views[0].name ?? "?" : list).plumb.height * \(factor) + \(more))"
        )
        return isOne
          ? setHeight(like: views[0].plumb.height * factor + more)
          : setHeight(like: views.plumb.height * factor + more)
      }
      tree.say("pinHeight(to: \(list), with: { $0.height * \(factor) + \(more) })")
      return pinHeight(to: views, with: { $0.height * factor + more })
    case .fit, .ratio:
      tree.say("fitHeight()")
      return fitHeight()
    }
  }
}
