// A verb says what it sets; a frame has more than a width.
// control: replace ".frame" with ".wide"
// mend: replace "frame(width: 40)" with "setWidth(to: 40)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the verb is setWidth: setWidth(to: 100)}}
    $0.setTop(inset: 8).setLeft(inset: 8).frame(width: 40).setHeight(to: 40)
  }
}

extension LayoutMaker where State: TakesWidth {
  func wide(width: CGFloat) -> LayoutMaker<State.AddingWidth> { setWidth(to: width) }
}
