// A fact is pinned to a view, to several, to those that are visible, or to what is looked up.
import Plumb

func layOut(
  _ note: HeadlessView, below photo: HeadlessView, _ title: HeadlessView,
  _ lines: [HeadlessView], in card: HeadlessView
) {
  card.plumb.layout(note) {
    $0.pinTop(to: .visible([photo, title]), with: { $0.bottom + 8 })
      .pinLeft(to: photo.plumb.and(title), with: { $0.left })
      .pinRight(to: [photo, title], with: { $0.right })
      .pinBottom(to: .lookup { photo }, with: { $0.bottom })
  }
  card.plumb.layout(note) {
    $0.setTopLeading(at: .measured(on: lines) { $0.bottomLeading })
      .setSize(like: .measured(on: photo) { $0.size })
  }
  card.plumb.layout(note) {
    $0.setTop(at: lines.plumb.bottom + 8).setLeft(at: [photo, title].plumb.left)
      .pinWidth(to: photo, with: { $0.width * 2 }).pinHeight(to: .lookup { title }, with: { $0.height })
  }
}
