// A container without conditions has no landscape.
// control: replace "card: HeadlessContainerView" with "card: Page"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{this container has no conditions, so its layoutCondition(in:) is not called; subclass ConditionalLayoutInfoStoredView}}
  card.plumb.setPin(for: title, when: .landscape) { $0.all(8) }
}

enum Shape: LayoutCondition { case portrait, landscape }
typealias Page = ConditionalHeadlessContainerView<Shape>
