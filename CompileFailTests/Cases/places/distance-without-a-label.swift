// A distance from a place is an offset.
// control: replace "bottom, 8" with "bottom, kept"
// mend: replace "bottom, 8" with "bottom, offset: 8"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, _ kept: LayoutArea, in card: HeadlessView)
{
  // expected-error@+1 {{offset: moves a place given to at: setTop(at: photo.plumb.top, offset: 8)}}
  card.plumb.layout(title) { $0.setTop(at: photo.plumb.bottom, 8).setLeft(to: 4).fitSize() }
}

extension LayoutMaker where State: TakesTop {
  func setTop(at place: LayoutPlace<Vertical>, _ area: LayoutArea) -> LayoutMaker<State.AddingTop> {
    setTop(at: place)
  }
}
