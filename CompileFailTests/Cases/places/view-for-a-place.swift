// A view has many places; one of them is measured.
// control: replace "at: photo" with "at: edge"
// mend: replace "at: photo" with "at: photo.plumb.bottom"
import Plumb

func layOut(
  _ title: HeadlessView, below photo: HeadlessView, at edge: LayoutPlace<Vertical>,
  in card: HeadlessView
) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and at: a vertical place that is measured and not nil: setTop(to: 8), setTop(at: title.plumb.top)}}
    $0.setTop(at: photo).setLeft(to: 8).fitSize()
  }
}
