// A place on a view that may not be there is none.
// control: replace "badge?" with "badge!"
// mend: replace "$0.setLeading(at: badge?.plumb.trailing)" with "$0.pinLeading(to: .lookup { badge }, with: { $0.trailing })"
import Plumb

func layOut(_ title: HeadlessView, beside badge: HeadlessView?, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and at: a leading or trailing place that is measured and not nil: setLeading(to: 8), setLeading(at: title.plumb.leading)}}
    $0.setLeading(at: badge?.plumb.trailing).setTop(to: 8).fitSize()
  }
}
