// A limit is a range, and not what is added.
// control: replace "limitingWidth" with "expandingWidth"
// mend: replace "by: 100" with "to: ...100"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a limit is a range: limitingWidth(to: ...100), limitingWidth(to: 80...100)}}
    $0.setTopLeft(to: .zero).fitSize().limitingWidth(by: 100)
  }
}
