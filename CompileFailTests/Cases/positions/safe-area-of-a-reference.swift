// Only the parent has a safe area; a reference has its frame.
// control: replace "safeAreaGuide" with "withoutTransform"
import Plumb

func layOut(_ title: HeadlessView, below photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{only the parent has areas: setTop(by: { $0.safeAreaGuide.top }), movingTop(to: { $0.parent.safeAreaGuide.top })}}
    $0.pinTop(to: photo, with: { $0.safeAreaGuide.bottom }).setLeft(to: 8).fitSize()
  }
}
