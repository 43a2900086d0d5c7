// A container without conditions has no landscape.
// control: replace "card: HeadlessContainerView" with "card: Page"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{this container has no conditions, so its layoutCondition(in:) is not called; subclass ConditionalLayoutInfoStoredView}}
  card.plumb.setLayout(for: title, when: .landscape) { $0.setTopLeft(to: .zero).fitSize() }
}

enum Shape: LayoutCondition { case portrait, landscape }
typealias Page = ConditionalHeadlessContainerView<Shape>
