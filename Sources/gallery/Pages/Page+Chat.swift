import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// Bubbles that hug their text, mine at the trailing edge and the others' at the leading one.
  static let chat = Page(
    name: "chat", title: "Chat", chapter: .references,
    note: """
      Each bubble is offered 70 % of the width and takes what its text needs of it. Mine hang on the \
      trailing edge, the others' on the leading one, each below the one before.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "chat"
    root.direction = screen.direction
    var previous: Bubble?
    for message in messages {
      let bubble = Bubble(message.text, isMine: message.isMine)
      root.addSubview(bubble)
      // excerpt
      root.plumb.setLayout(for: bubble) { [previous] maker in
        let top =
          if let previous {
            maker.setTop(at: previous.plumb.bottom, offset: 6)
          } else {
            maker.setTop(inset: 0, from: .layoutMargins)
          }
        let height = top.fitHeight()
        return if message.isMine {
          height.setTrailing(inset: 0, from: .layoutMargins)
            .fitWidth(by: { $0.width * 0.7 })
        } else {
          height.setLeading(inset: 0, from: .layoutMargins)
            .fitWidth(by: { $0.width * 0.7 })
        }
      }
      // end
      previous = bubble
    }
    root.layoutIfNeeded()
    return root
  }

  private static let messages: [(text: String, isMine: Bool)] = [
    ("Hi!", false),
    ("Hello. Are the drawings for the stairs done?", true),
    ("Nearly. The handrail changed its mind twice this morning, so I am on the third one.", false),
    ("👍", true),
    ("図面は明日の朝までに送ります。", false),
    ("شكرًا جزيلًا", true),
    ("Then let us look at them together at nine, before the others come in.", true),
    ("Good.", false),
  ]
}

/// A text in a rounded box that is as large as the text needs.
private final class Bubble: HeadlessContainerView, SVG.Drawable {
  private let label: TextLabel
  private let ground: SVG.Color

  init(_ text: String, isMine: Bool) {
    label = TextLabel(
      text, font: SVG.Font(size: 15), color: isMine ? .white : .black, lineLimit: 0)
    ground = isMine ? .blue : .white
    super.init(frame: .zero)
    name = isMine ? "mine" : "theirs"
    label.name = "text"
    addSubview(label)
    // excerpt
    plumb.setLayout(for: label) {
      $0.setLeading(to: 12).setTop(to: 6).fitWidth(by: { $0.width - 24 }).fitHeight()
    }
    (trailingPadding, bottomPadding) = (12, 6)
    // end
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 15), with: .color(ground))
  }
}
