// A row is between two ends.
// control: replace "row(from" with "begin(from"
// mend: replace "from: photo.plumb.trailing" with "from: photo.plumb.trailing, to: .parent.trailing"
import Plumb

func layOut(_ views: [HeadlessView], beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{a row has two ends: row(from: title.plumb.trailing, to: .parent.trailing)}}
    $0.row(from: photo.plumb.trailing).fitWidth().equalizeGaps().stickOnParentVertically()
  }
}

extension LayoutMaker where State == GroupProperty.Initial {
  func begin(
    from place: LayoutPlace<Directional>
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { row() }
}
