// Both sides of a conditional expression may be complete by other facts.
import Plumb

func layOut(_ title: HeadlessView, isWide: Bool, in card: HeadlessView) {
  card.plumb.layout(title) {
    isWide ? $0.stickOnParent() : $0.setTopLeft(inset: 8).setWidth(toHeight: 2).setHeight(to: 44)
  }
}
