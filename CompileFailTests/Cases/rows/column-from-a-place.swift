// A column is between two ends.
// control: replace "column(from" with "begin(from"
// mend: replace "from: photo.plumb.bottom" with "from: photo.plumb.bottom, to: .parent.bottom"
import Plumb

func layOut(_ views: [HeadlessView], below photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{a column has two ends: column(from: title.plumb.bottom, to: .parent.bottom)}}
    $0.column(from: photo.plumb.bottom).fitHeight().equalizeGaps().stickOnParentHorizontally()
  }
}

extension LayoutMaker where State == GroupProperty.Initial {
  func begin(
    from place: LayoutPlace<Vertical>
  ) -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>> { column() }
}
