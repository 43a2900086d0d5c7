// One chain for all conditions is the default.
// control: replace "setPin" with "setDefaultPin"
import Plumb
import PlumbPin

func store(_ title: HeadlessView, in page: Page) {
  // expected-error@+1 {{one chain for all conditions is the default: setDefaultPin { … }; setPin takes the condition: setPin { pin, condition in … }}}
  page.plumb.setupSubview(title) { $0.setPin { $0.topLeft(8).size(40) }.addToParent() }
}

enum WidthClass: LayoutCondition { case compact, regular }
typealias Page = ConditionalHeadlessContainerView<WidthClass>
