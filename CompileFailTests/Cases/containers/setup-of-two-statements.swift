// A setup is one chain of calls.
// control: replace "$0.addToParent" with ".addToParent"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a setup is one chain of calls: card.plumb.setupSubview(title) { $0.setDefaultLayout { … }.addToParent() }}}
  card.plumb.setupSubview(title) {
    // expected-warning@+1 {{result of call to 'setDefaultLayout(by:)' is unused}}
    $0.setDefaultLayout { $0.stickOnParent() }
    // expected-warning@+1 {{result of call to 'addToParent()' is unused}}
    $0.addToParent()
  }
}
