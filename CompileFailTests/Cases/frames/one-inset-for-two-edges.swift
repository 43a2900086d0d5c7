// Each of two edges has an inset of its own.
// control: replace "inset: 8" with "leading: 8"
// mend: replace "inset: 8" with "leading: 8, trailing: 8"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{each edge has its inset: stickOnParentHorizontally(leading: 8, trailing: 8)}}
    $0.stickOnParentHorizontally(inset: 8).setTop(to: 8).fitHeight()
  }
}
