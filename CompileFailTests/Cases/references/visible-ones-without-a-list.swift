// The visible ones of several references are those of a list.
// control: replace ".visible" with ".around"
// mend: replace "photo, badge" with "[photo, badge]"
import Plumb

func layOut(
  _ title: HeadlessView, _ photo: HeadlessView, _ badge: HeadlessView, in card: HeadlessView
) {
  card.plumb.layout(title) {
    // expected-error@+1 {{several views are a list: pinTop(to: .visible([photo, title]), with: { $0.bottom })}}
    $0.pinTop(to: .visible(photo, badge), with: { $0.bottom }).setLeft(to: 8).fitSize()
  }
}

extension LayoutReference where Self == LayoutBox {
  static func around(_ one: HeadlessView, _ other: HeadlessView) -> LayoutBox { one.plumb.and(other) }
}
