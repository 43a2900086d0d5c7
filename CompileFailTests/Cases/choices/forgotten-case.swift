// A switch over the conditions is total: each of them needs a layout.
// control: replace "case true" with "case _"
// mend: replace "case true: $0.stickOnParent()" with "case true: $0.stickOnParent(); case false: $0.setTopLeft(inset: 8).fitSize()"
import Plumb

func layOut(_ title: HeadlessView, isWide: Bool, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+2 {{switch must be exhaustive}}
    // expected-note@+1 {{add missing case: 'false'}}
    switch isWide {
    case true: $0.stickOnParent()
    }
  }
}
