// A child gives way down to its least width.
// control: replace ", to:" with ", downTo:"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{downTo: takes the least length: givingWay(title, downTo: 60)}}
    $0.row().fitWidth().givingWay(views[0], to: 60).equalizeGaps().stickOnParentVertically()
  }
}
