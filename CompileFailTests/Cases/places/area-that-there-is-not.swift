// What scrolls is the parent itself, and what is in view is the viewport.
// control: replace ".content" with ".viewport"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the content is the parent itself: setTop(inset: 8); an area is .safeArea, .layoutMargins, .readable or .viewport}}
    $0.setTop(inset: 8, from: .content).setLeft(to: 8).fitSize()
  }
}
