// One layout for all conditions is the default.
// control: replace "setLayout" with "setDefaultLayout"
import Plumb

func store(_ title: HeadlessView, in page: Page) {
  // expected-error@+1 {{one layout for all conditions is the default: setDefaultLayout { … }; setLayout takes the condition: setLayout { maker, condition in … }}}
  page.plumb.setupSubview(title) { $0.setLayout { $0.stickOnParent() }.addToParent() }
}

enum WidthClass: LayoutCondition { case compact, regular }
typealias Page = ConditionalHeadlessContainerView<WidthClass>
