// A frame like that of another view is made of places and lengths that are measured.
// control: replace ".setFrame" with ".copyFrame"
// mend: replace "setFrame(like: photo)" with "setTopLeft(at: photo.plumb.topLeft).setSize(like: photo.plumb.size)"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a frame like another view's is a point and a size: setTopLeft(at: photo.plumb.topLeft).setSize(like: photo.plumb.size)}}
    $0.setFrame(like: photo)
  }
}

extension LayoutMaker where State == IndividualProperty.Initial {
  func copyFrame(like view: HeadlessView) -> LayoutMaker<IndividualLayout> { stickOnParent() }
}
