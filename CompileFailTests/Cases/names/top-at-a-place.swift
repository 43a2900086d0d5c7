// A verb says that it sets a fact.
// control: replace ".top(at" with ".setTop(at"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the verb is setTop, and a place goes to at: setTop(at: photo.plumb.top, offset: 8)}}
    $0.top(at: photo.plumb.bottom).setLeft(to: 8).fitSize()
  }
}
