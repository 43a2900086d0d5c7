// A length is a value, which is multiplied by an operator.
// control: replace ".multiplied" with ".scaled"
// mend: replace ".multiplied(by: 2)" with " * 2"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a length is multiplied, divided and moved by numbers: photo.plumb.width * 0.5 + 8}}
    $0.setTop(to: 8).setLeft(to: 8).setWidth(like: photo.plumb.width.multiplied(by: 2)).fitHeight()
  }
}

extension LayoutLength {
  func scaled(by factor: CGFloat) -> Self { self * factor }
}
