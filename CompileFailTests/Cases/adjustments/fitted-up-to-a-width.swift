// What a view asks for is limited when its frame is complete.
// control: replace "max:" with "upTo:"
// mend: replace "fitWidth(max: 200).fitHeight()" with "fitSize().limitingWidth(to: ...200)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a length is limited once the frame is complete: fitSize().limitingWidth(to: ...200)}}
    $0.setTopLeft(to: .zero).fitWidth(max: 200).fitHeight()
  }
}

extension LayoutMaker where State: TakesWidth {
  func fitWidth(upTo width: CGFloat) -> LayoutMaker<State.AddingWidth> { fitWidth(by: { _ in width }) }
}
