// A limit is a range of lengths.
// control: replace "longest.length" with "longest.range"
import Foundation
import Plumb

func layOut(
  _ title: HeadlessView, _ longest: (length: CGFloat, range: ClosedRange<CGFloat>),
  in card: HeadlessView
) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a limit is a range: limitingWidth(to: ...100), limitingWidth(to: 80...100)}}
    $0.setTopLeft(to: .zero).fitSize().limitingWidth(to: longest.length)
  }
}
