// A container without conditions does not ask for one.
// control: replace "page: Unconditional" with "page: Conditional"
import Plumb

enum WidthClass: LayoutCondition { case compact, regular }

typealias Conditional = ConditionalHeadlessContainerView<WidthClass>
typealias Unconditional = HeadlessContainerView

func setUp(_ title: HeadlessView, in page: Unconditional) {
  // expected-error@+1 {{this container has no conditions, so its layoutCondition(in:) is not called; subclass ConditionalLayoutInfoStoredView}}
  page.plumb.setLayout(for: title, when: WidthClass.compact) { $0.stickOnParent() }
}
