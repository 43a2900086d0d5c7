// The visible ones of several views are a box, with places of its own.
// control: replace ".visible" with ".around"
// mend: replace ".visible(rows).bottom" with "rows.plumb.visible.bottom"
import Plumb

func layOut(_ title: HeadlessView, below rows: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the visible ones of several views are measured so: setTop(at: [photo, title].plumb.visible.bottom)}}
    $0.setTop(at: .visible(rows).bottom).setLeft(to: 8).fitSize()
  }
}

extension LayoutPlace {
  static func around(_ hosts: [HeadlessView]) -> LayoutBox { hosts.plumb }
}
