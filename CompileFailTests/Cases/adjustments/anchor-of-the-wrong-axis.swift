// A width grows from a horizontal anchor.
// control: replace "top)" with "left)"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{type 'LayoutAdjustment.HorizontalAnchor' has no member 'top'}}
    $0.setTopLeft(to: .zero).fitSize().expandingWidth(to: 80, from: .top)
  }
}
