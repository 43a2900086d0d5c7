// A place is a value; what a closure measures has a label of its own.
// control: replace "at: {" with "by: {"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{by: takes a closure: setTop(by: { $0.top })}}
    $0.setTop(at: { $0.bottom - 44 }).setLeft(to: 8).fitSize()
  }
}
