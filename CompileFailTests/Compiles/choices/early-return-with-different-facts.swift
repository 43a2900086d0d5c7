// An early return may be complete by other facts than what follows.
import Plumb

func layOut(_ title: HeadlessView, below photo: HeadlessView?, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    guard let photo else { return maker.setTopLeft(inset: 8).fitSize() }
    return maker.setTop(at: photo.plumb.bottom, offset: 8).setBottom(inset: 8)
      .stickOnParentHorizontally()
  }
}
