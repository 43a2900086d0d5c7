// A helper that comes last may complete either axis, and meets what was completed otherwise.
import Foundation
import Plumb

extension LayoutMaker where State: TakesHeight {
  func tall(_ part: CGFloat) -> LayoutMaker<State.AddingHeight> { setHeight(part: part) }
}

func finished(
  _ start: LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Top>>
) -> LayoutMaker<IndividualLayout> {
  start.fitHeight()
}

func layOut(_ title: HeadlessView, _ text: HeadlessView, isTall: Bool, in card: HeadlessView) {
  card.plumb.layout(title) { finished($0.setTopLeft(inset: 8).fitWidth()) }
  card.plumb.layout(text) {
    isTall
      ? $0.setTopLeft(inset: 8).fitWidth().tall(0.5)
      : finished($0.setTop(inset: 8).stickOnParentHorizontally())
  }
}
