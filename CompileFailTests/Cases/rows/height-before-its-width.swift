// A height at a ratio of the width comes after the widths.
// control: replace "toWidth" with "to"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'setHeight(toWidth:)' is unavailable: a height at a ratio follows the widths, which are not decided yet; decide the widths first}}
    $0.row().setTop(to: 0).setHeight(toWidth: 2).fitWidth().equalizeGaps()
  }
}
