// A closure measures a size as a value.
// control: replace "setSize(by:" with "placeSize(by:"
// mend: replace "by: { $0.size }" with "like: .measured { $0.size }"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a closure measures a size: setSize(like: .measured { $0.size })}}
    $0.setSize(by: { $0.size }).setTopLeft(inset: 8)
  }
}

extension LayoutMaker where State: TakesSize {
  func placeSize(
    by size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingSize> { setSize(like: .measured(size)) }
}
