// A part of the parent's width is a part.
// control: replace "fraction" with "part"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a part of the parent's width is a factor: setWidth(part: 0.5)}}
    $0.setWidth(fraction: 0.5).setTopLeft(inset: 8).fitHeight()
  }
}
