import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// Bubbles that hug their text, mine at the trailing edge and the others' at the leading one, in a list that scrolls.
  static let chat = Page(
    name: "chat", title: "Chat", chapter: .scrolling,
    note: """
      Each bubble is offered 70 % of the width and takes what its text needs of it. Mine hang on the \
      trailing edge, the others' on the leading one, each below the one before. The list is scrolled; the day \
      stays in view.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerScrollView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "chat"
    root.direction = screen.direction
    root.bottomPadding = 8
    let day = Chip("Today", .white, on: .gray, size: 12)
    root.addSubview(day)
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
            maker.setTop(inset: 40)
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
    root.plumb.setLayout(for: day) {
      $0.setCenter(offset: 0).fitWidth().setTop(inset: 8, from: .viewport).fitHeight()
    }
    root.plumb.setZIndex(to: 1, for: day)
    root.layoutIfNeeded()
    // The day lies beside the first bubble, and on no text.
    root.contentOffset.y = max(0, min(36, root.contentSize.height - root.bounds.height))
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
    (
      "Who brings the model? It is too large for my bicycle, and the tram does not take it either.",
      true
    ),
    ("I do. The van is back on Wednesday.", false),
    ("And the loose steps?", true),
    ("They are in the blue box under the window. Count them, there should be twenty-one.", false),
    ("Twenty-one. See you at nine.", true),
    (
      "One more thing: the landing is two centimetres lower than on the plan. Nobody knows why.",
      false
    ),
    ("The floor was laid after the plan. Take the height from the beam, as we did upstairs.", true),
    ("From the beam, then.", false),
    ("And bring the long level, please.", true),
    ("It is in the van.", false),
    ("You think of everything.", true),
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
