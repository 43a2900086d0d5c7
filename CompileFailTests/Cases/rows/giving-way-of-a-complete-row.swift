// A complete layout takes no more.
// control: replace ".givingWay(views[0])" with ".skippingHidden()"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    $0.row().fitWidth().equalizeGaps().stickOnParentVertically().givingWay(views[0])
  }
}
