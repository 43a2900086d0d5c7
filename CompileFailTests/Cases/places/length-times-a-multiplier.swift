// A measured length is a value that can be multiplied.
// control: replace "multiplier:" with "times:"
// mend: replace ", multiplier: 0.5" with " * 0.5"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a length is computed as a value: setWidth(like: photo.plumb.width * 0.5 + 8)}}
    $0.setWidth(like: photo.plumb.width, multiplier: 0.5).setTopLeft(to: .zero).fitHeight()
  }
}

extension LayoutMaker where State: TakesWidth {
  func setWidth(
    like length: LayoutLength<Horizontal>, times factor: CGFloat
  ) -> LayoutMaker<State.AddingWidth> { setWidth(like: length * factor) }
}
