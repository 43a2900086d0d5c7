// A setup inserts the child into the container that it belongs to.
// control: replace "insertSubview" with "insertToParent"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.setupSubview(title) {
    // expected-error@+1 {{a setup inserts the child beside another one: insertToParent(below: photo)}}
    $0.setDefaultLayout { $0.setTop(to: 8).setLeft(to: 8).fitSize() }.insertSubview(below: photo)
  }
}
