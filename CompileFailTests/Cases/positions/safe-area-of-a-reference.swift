// Only the parent has a safe area; a reference has its frame.
// control: replace "safeAreaGuide" with "withoutTransform"
import Plumb

func layOut(_ title: HeadlessView, below photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{value of type 'LayoutGuide.Reference<Vertical>' has no member 'safeAreaGuide'}}
    $0.pinTop(to: photo, with: { $0.safeAreaGuide.bottom }).setLeft(to: 8).fitSize()
  }
}
