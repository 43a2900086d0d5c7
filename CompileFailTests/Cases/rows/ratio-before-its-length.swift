// A width at a ratio of the height comes after the height.
// control: replace "toHeight" with "to"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'setWidth(toHeight:)' is unavailable: a width at a ratio follows the height, which is not decided yet; decide the height first}}
    $0.row().equalizeGaps().setWidth(toHeight: 2).setTop(to: 0).setHeight(to: 20)
  }
}
