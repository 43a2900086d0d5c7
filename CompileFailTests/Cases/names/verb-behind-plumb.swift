// Behind plumb is a view, and a layout is made by its parent.
// control: replace "title.plumb" with "maker.plumb"
// mend: replace "title.plumb.stickOnParent()" with "card.plumb.layout(title) { $0.stickOnParent() }"
import Plumb

func layOut(_ title: HeadlessView, _ maker: Kept, in card: HeadlessView) {
  // expected-error@+1 {{a verb is called on a maker, in the parent's layout: card.plumb.layout(title) { $0.stickOnParent() }}}
  title.plumb.stickOnParent()
}

struct Kept {
  var plumb: Kept { self }
  func stickOnParent() {}
}
