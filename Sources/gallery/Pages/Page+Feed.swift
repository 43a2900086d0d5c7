import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// The posts, one below the other, in a scrolling container.
  static func feed(_ posts: [Post]) -> Page {
    Page(
      name: "feed", title: "Feed", chapter: .containers,
      note: """
        A cell of fifteen leaves, all texts measured in the layout pass. A missing headline or picture \
        closes up by itself, because what follows is pinned to the visible ones above it.
        """,
      source: PostCell.source
    ) { screen in
      let scroll = HeadlessContainerScrollView(frame: CGRect(origin: .zero, size: screen.size))
      scroll.name = "feed"
      scroll.direction = screen.direction
      scroll.bottomPadding = 8
      var previous: PostCell?
      for cell in posts.map(PostCell.init) {
        scroll.addSubview(cell)
        scroll.plumb.setLayout(for: cell) { [previous] in
          let columns = $0.setLeading(inset: 0, from: .readable)
            .setTrailing(inset: 0, from: .readable)
          return if let previous {
            columns.setTop(at: previous.plumb.bottom, offset: 8).fitHeight()
          } else {
            columns.setTop(to: 8).fitHeight()
          }
        }
        previous = cell
      }
      scroll.layoutIfNeeded()
      // The picture shows all of the content, as if the screen were as high.
      scroll.frame.size.height = scroll.contentSize.height
      scroll.layoutIfNeeded()
      return scroll
    }
  }
}
