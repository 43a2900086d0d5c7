import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// A photo with badges: on a corner, on an edge, and in the photo.
  static let badges = Page(
    name: "badges", title: "A photo with badges", chapter: .scrolling,
    note: """
      The count has its center on the photo's top trailing corner and the face on its bottom leading one; the caption \
      hangs in the middle of the bottom edge. All of it scrolls, and all of it mirrors.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerScrollView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "page"
    root.direction = screen.direction
    let items = [SVG.Color.teal, .orange, .indigo, .green].enumerated().map { index, tint in
      (
        photo: ImageBox(imageSize: CGSize(width: 400, height: 260), tint: tint),
        count: Chip("\(index * 9 + 3)", .white, on: .red, size: 13),
        face: ImageBox(imageSize: CGSize(width: 40, height: 40), motif: .person, tint: .purple),
        caption: Chip("Photo \(index + 1)", .white, on: .black, size: 13)
      )
    }
    for item in items {
      item.photo.cornerRadius = 12
      item.face.cornerRadius = 22
      for view in [item.photo, item.count, item.face, item.caption] { root.addSubview(view) }
    }
    // excerpt
    root.plumb.setLayout(for: items.map(\.photo)) {
      $0.column(top: 28, bottom: 28).fitHeight().pack(at: .top, gaps: 40).setCenter(offset: 0)
        .setWidth(like: .parent.width - 64)
    }
    for item in items {
      root.plumb.setLayout(for: item.count) {
        $0.setMiddleCenter(at: item.photo.plumb.topTrailing).fitSize()
      }
      root.plumb.setLayout(for: item.face) {
        $0.setMiddleCenter(at: item.photo.plumb.bottomLeading)
          .setSize(to: CGSize(width: 44, height: 44))
      }
      root.plumb.setLayout(for: item.caption) {
        $0.setMiddleCenter(at: item.photo.plumb.bottomCenter).fitSize()
      }
      for badge in [item.count, item.face, item.caption] { root.plumb.setZIndex(to: 1, for: badge) }
    }
    // end
    root.layoutIfNeeded()
    root.contentOffset.y = 40
    root.layoutIfNeeded()
    return root
  }
}
