// The farther, the nearer and the middle of two places are places.
import Plumb

func layOut(
  _ text: HeadlessView, below title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView
) {
  card.plumb.layout(text) {
    $0.setTop(at: max(title.plumb.bottom + 4, photo.plumb.bottom))
      .setBottom(at: min(.parent.bottom, .parent.safeArea.bottom - 8))
      .setLeading(at: max(title.plumb.leading, photo.plumb.trailing), offset: 8).setWidth(to: 40)
  }
  card.plumb.layout(text) {
    $0.setMiddle(at: .midpoint(title.plumb.bottom, photo.plumb.top))
      .setCenter(at: .midpoint(title.plumb.trailing, .parent.trailing)).fitSize()
  }
}
