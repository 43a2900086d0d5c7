// A switch over the conditions is total: each of them needs a layout.
// control: replace "case true" with "case _"
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
