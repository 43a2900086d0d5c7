// A trailing edge lies along the writing direction, and bottom does not.
// control: replace "Guide.bottom" with "Guide.trailing"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a leading or trailing fact is measured along the writing direction: by leading, center, trailing, width or horizontal(at:)}}
    $0.setTrailing(by: { $0.layoutMarginsGuide.bottom }).setTop(to: 8).fitSize()
  }
}
