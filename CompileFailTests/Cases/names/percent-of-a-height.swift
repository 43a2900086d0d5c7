// A part of the parent's height is a factor, and no percentage.
// control: replace "percent" with "part"
// mend: replace "percent: 50" with "part: 0.5"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a part of the parent's height is a factor: setHeight(part: 0.5)}}
    $0.setHeight(percent: 50).setTopLeft(inset: 8).fitWidth()
  }
}
