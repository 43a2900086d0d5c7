// A place is of one view, or of the box around several.
// control: replace "max(photo.plumb.bottom" with "farther(photo.plumb.bottom"
// mend: replace "max(photo.plumb.bottom, badge.plumb.bottom)" with "[photo, badge].plumb.bottom"
import Plumb

func layOut(
  _ title: HeadlessView, below photo: HeadlessView, and badge: HeadlessView, in card: HeadlessView
) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the farther of two places is the edge of the box around both: setTop(at: [photo, title].plumb.bottom)}}
    $0.setTop(at: max(photo.plumb.bottom, badge.plumb.bottom)).setLeft(to: 8).fitSize()
  }
}

func farther(
  _ place: LayoutPlace<Vertical>, _ other: LayoutPlace<Vertical>
) -> LayoutPlace<Vertical> { place }
