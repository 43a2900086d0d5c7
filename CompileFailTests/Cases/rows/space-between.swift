// What children leave goes into the gaps between them.
// control: replace "spaceBetween" with "equalizeGaps"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{what the children leave goes between them: equalizeGaps(), or to a side: pack(at: .leading, gaps: 8)}}
    $0.row().fitWidth().spaceBetween().stickOnParentVertically()
  }
}
