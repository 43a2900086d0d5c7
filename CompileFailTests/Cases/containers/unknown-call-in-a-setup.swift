// A call that there is not is one mistake, whatever could not be inferred from it.
// control: replace ".staying" with ".itself"
import Plumb

func store(_ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.setupSubview(title) {
    // expected-error@+1 {{value of type 'SubviewSetup<HeadlessContainerView, WithLayout, Unattached>' has no member 'staying'}}
    $0.setDefaultLayout { $0.stickOnParent() }.staying.addToParent()
  }
}

extension SubviewSetup {
  var itself: Self { self }
}
