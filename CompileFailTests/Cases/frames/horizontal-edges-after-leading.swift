// Both edges of an axis do not fit where it has one of them.
// control: replace "inset.stick" with "bar.stick"
import Plumb

func layOut(_ header: HeadlessView, isWide: Bool, in card: HeadlessView) {
  card.plumb.layout(header) { maker in
    let bar = maker.setTop(to: 0).setHeight(to: 44)
    let inset = bar.setLeading(to: 8)
    // expected-error@+1 {{the horizontal axis has a fact already, and leading and trailing are two}}
    return isWide ? inset.stickOnParentHorizontally() : inset.fitWidth()
  }
}
