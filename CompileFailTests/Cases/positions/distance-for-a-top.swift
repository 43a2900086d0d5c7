// The distance between two places is a length; a place and a length make a place.
// control: replace "- $0.top" with "- $0.height"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{cannot convert value of type 'CGFloat' to closure result type 'Position<Vertical>'}}
    $0.setTop(by: { $0.middle - $0.top }).setLeft(to: 8).fitSize()
  }
}
