import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// Views that wait for each other: a message bar, an avatar at a bubble, a photo beside a title.
  static let messageBar = Page(
    name: "message-bar", title: "Message bar", chapter: .references,
    note: """
      The field ends at the button, and the button stands in the middle of the field. The avatar stands at the \
      bottom of the bubble, which begins behind the avatar. The photo stands in the middle of the title \
      beside it, with a badge on its corner. Each waits for the other, but by another fact.
      """,
    source: .here(),
    screens: Screen.parts(heights: [Screen.barHeight, Screen.barHeight, Screen.barHeight])
  ) { screen in
    let root = HeadlessContainerView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "page"
    root.direction = screen.direction
    let photo = ImageBox(imageSize: side(88))
    photo.cornerRadius = 12
    let title = TextLabel(
      "The stairs of Järntorget, drawn again", font: SVG.Font(size: 22, weight: .bold), lineLimit: 0
    )
    let badge = Chip("3", .white, on: .red, size: 12)
    let avatar = ImageBox(imageSize: side(36), motif: .person, tint: .green)
    avatar.cornerRadius = 18
    let bubble = Chip("Are the drawings done?", .black, on: .white)
    let field = Chip("Message", .gray, on: .white)
    let send = Chip("↑", .white, on: .blue)
    for (view, name) in [
      (photo, "photo"), (title, "title"), (badge, "badge"), (avatar, "avatar"), (bubble, "bubble"),
      (field, "field"), (send, "send"),
    ] as [(HeadlessView, String)] {
      view.name = name
      root.addSubview(view)
    }
    // excerpt
    root.plumb.setLayout(for: field) {
      $0.setLeading(inset: 8).setTrailing(at: send.plumb.leading, offset: -8)
        .setBottom(inset: 8).setHeight(to: 60)
    }
    root.plumb.setLayout(for: send) {
      $0.setTrailing(inset: 8).setMiddle(at: field.plumb.middle).setSize(to: side(36))
    }
    root.plumb.setLayout(for: avatar) {
      $0.setLeading(inset: 8).setBottom(at: bubble.plumb.bottom).setSize(to: side(36))
    }
    root.plumb.setLayout(for: bubble) {
      $0.setLeading(at: avatar.plumb.trailing, offset: 8).fitWidth()
        .setBottom(at: field.plumb.top, offset: -16).setHeight(to: 64)
    }
    root.plumb.setLayout(for: photo) {
      $0.setLeading(inset: 16).setMiddle(at: title.plumb.middle).setSize(to: side(88))
    }
    root.plumb.setLayout(for: title) {
      $0.setLeading(at: photo.plumb.trailing, offset: 16).setTrailing(inset: 16)
        .setTop(inset: 52).fitHeight()
    }
    root.plumb.setLayout(for: badge) {
      $0.setTrailing(at: photo.plumb.trailing, offset: 8)
        .setTop(at: photo.plumb.top, offset: -8).fitSize()
    }
    // end
    root.layoutIfNeeded()
    return root
  }

  private static func side(_ length: CGFloat) -> CGSize { CGSize(width: length, height: length) }
}
