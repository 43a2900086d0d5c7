// A view whose width is known is asked for its height.
// control: replace ".sizeToFit" with ".fitted"
// mend: replace "sizeToFit(.width)" with "fitHeight()"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the size that a view asks for is fitted: fitSize(), or fitHeight() at its width}}
    $0.setTop(to: 8).setLeft(to: 8).setWidth(to: 100).sizeToFit(.width)
  }
}

extension LayoutMaker where State: TakesHeight {
  func fitted(_ side: Side) -> LayoutMaker<State.AddingHeight> { fitHeight() }
}

enum Side { case width }
