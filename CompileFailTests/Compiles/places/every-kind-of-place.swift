// A place is on the parent, one of its areas, a view, or the box around several.
import Plumb

func layOut(
  _ text: HeadlessView, below title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView
) {
  card.plumb.layout(text) {
    $0.setTop(at: title.plumb.bottom, offset: 4).setLeading(at: photo.plumb.trailing + 12)
      .setTrailing(inset: 12, from: .layoutMargins).setBottom(at: .parent.safeArea.bottom - 8)
  }
  card.plumb.layout(text) {
    $0.setTopLeading(at: photo.plumb.topTrailing.moved(x: 8)).setSize(like: .parent.size * 0.5)
  }
  card.plumb.layout(text) {
    $0.setHorizontal(at: 0.3, on: photo.plumb.horizontal(at: 0.7)).setWidth(like: .parent.width - 16)
      .setVertical(at: 0.5, to: 44).setHeight(like: photo.plumb.height / 2)
  }
  card.plumb.layout(text) {
    $0.setCenter(offset: 0).setMiddle(at: [title, photo].plumb.middle)
      .setWidth(part: 0.5).setHeight(like: .parent.readable.height)
  }
  card.plumb.layout(text) {
    $0.setTop(at: title.plumb.and(photo).visible.bottom + 8).setHeight(to: 20)
      .setLeft(at: .parent.left).setRight(at: .parent.center, offset: -4)
  }
}
