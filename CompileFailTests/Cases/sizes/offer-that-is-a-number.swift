// What a view is offered is measured by a closure.
// control: replace "by: 200" with "by: room"
// mend: replace "by: 200" with "by: { _ in 200 }"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{by: takes a closure, which says what the view is offered: fitWidth(by: { _ in 200 })}}
    $0.setTopLeft(to: .zero).fitWidth(by: 200).fitHeight()
  }
}

func room(_ parent: LayoutGuide.Parent<Horizontal>) -> CGFloat { parent.width / 2 }
