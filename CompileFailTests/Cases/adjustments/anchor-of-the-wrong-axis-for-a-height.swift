// A height grows from a vertical anchor.
// control: replace "leading)" with "bottom)"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{type 'LayoutAdjustment.VerticalAnchor' has no member 'leading'}}
    $0.setTopLeft(to: .zero).fitSize().limitingHeight(to: ...44, from: .leading)
  }
}
