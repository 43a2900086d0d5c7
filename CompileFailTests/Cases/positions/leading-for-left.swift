// Which side leading is on depends on the writing direction, and left does not.
// control: replace "Guide.leading" with "Guide.left"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{leading and trailing do not go with left and right: which side leading is on depends on the writing direction; measure by left, center or right}}
    $0.setLeft(by: { $0.safeAreaGuide.leading + 8 }).setTop(to: 8).fitSize()
  }
}
