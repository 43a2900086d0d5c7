// What a view is offered is measured by a closure.
// control: replace "by: offer" with "by: room"
// mend: replace "by: offer" with "by: { _ in offer }"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ offer: CGSize, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{by: takes a closure, which says what the view is offered: fitSize(by: { _ in CGSize(width: 200, height: 100) })}}
    $0.setTopLeft(to: .zero).fitSize(by: offer)
  }
}

func room(_ parent: LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize { parent.size }
