import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// A summary on top, a message below it, a reply bar at the bottom, three pictures in a row.
  static let profile = Page(
    name: "profile", title: "Profile", chapter: .containers,
    note: """
      A summary pinned to the layout margins, 50 high; the message below it as high as its text; \
      three pictures with their middles at 70 % of the height; a reply bar, 30 high, at the bottom.
      """,
    source: .here(), screens: Screen.parts(heights: [480, 420, 420])
  ) { screen in
    let root = HeadlessContainerView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "profile"
    root.direction = screen.direction
    root.layoutMargins = LayoutInsets(all: 16)
    let summary = SummaryView()
    let message = TextLabel(
      """
      Draws rooms, bridges and the odd staircase. Thinks that a drawing should say everything that \
      is needed to build it, and nothing twice.
      """, font: SVG.Font(size: 15), lineLimit: 0)
    let reply = ReplyBar()
    let pictures = [SVG.Color.blue, .teal, .orange].map {
      ImageBox(imageSize: CGSize(width: 100, height: 100), tint: $0)
    }
    message.name = "message"
    for (index, picture) in pictures.enumerated() {
      picture.name = "picture \(index + 1)"
      picture.cornerRadius = 8
    }
    for view in [summary, message, reply] + pictures { root.addSubview(view) }
    // excerpt
    root.plumb.setLayout(for: summary) {
      $0.setLeading(inset: 0, from: .layoutMargins)
        .setTrailing(inset: 0, from: .layoutMargins)
        .setTop(inset: 0, from: .layoutMargins)
        .setHeight(to: 50)
    }
    root.plumb.setLayout(for: message) {
      $0.setLeading(at: summary.plumb.leading)
        .setTrailing(at: summary.plumb.trailing)
        .setTop(at: summary.plumb.bottom, offset: 10)
        .fitHeight()
    }
    root.plumb.setLayout(for: reply) {
      $0.setBottomLeading(at: .parent.layoutMargins.bottomLeading)
        .setWidth(like: .parent.layoutMargins.width)
        .setHeight(to: 30)
    }
    for (index, picture) in pictures.enumerated() {
      root.plumb.setLayout(for: picture) {
        $0.setLeading(at: .parent.horizontal(at: [0.075, 0.375, 0.675][index]))
          .setMiddle(at: .parent.vertical(at: 0.7))
          .setWidth(part: 0.25)
          .setHeight(toWidth: 1)
          .limitingWidth(to: ...100)
          .limitingHeight(to: ...100)
      }
    }
    // end
    root.layoutIfNeeded()
    return root
  }
}

/// A face, a name and a line below it.
private final class SummaryView: HeadlessContainerView, SVG.Drawable {
  private let face = ImageBox(
    imageSize: CGSize(width: 50, height: 50), motif: .person, tint: .indigo)
  private let title = TextLabel("Ada Lindqvist", font: SVG.Font(size: 17, weight: .bold))
  private let subtitle = TextLabel(
    "Architect in Göteborg", font: SVG.Font(size: 13), color: .gray)

  init() {
    super.init(frame: .zero)
    name = "summary"
    (face.name, title.name, subtitle.name) = ("face", "name", "subtitle")
    face.cornerRadius = 20
    for view in [face, title, subtitle] { addSubview(view) }
    plumb.setLayout(for: face) {
      $0.setLeading(to: 5).setMiddle(offset: 0).setSize(to: CGSize(width: 40, height: 40))
    }
    plumb.setLayout(for: title) {
      $0.setLeading(at: face.plumb.trailing, offset: 8).setTrailing(inset: 8)
        .setBottom(at: .parent.middle, offset: 2).fitHeight()
    }
    plumb.setLayout(for: subtitle) {
      $0.setLeading(at: title.plumb.leading).setTrailing(at: title.plumb.trailing)
        .setTop(at: title.plumb.bottom).fitHeight()
    }
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 10), with: .color(.white))
  }
}

/// A field to answer in, and a button.
private final class ReplyBar: HeadlessContainerView, SVG.Drawable {
  private let prompt = TextLabel("Reply…", font: SVG.Font(size: 14), color: .gray)
  private let send = TextLabel("Send", font: SVG.Font(size: 14, weight: .bold), color: .blue)

  init() {
    super.init(frame: .zero)
    (name, prompt.name, send.name) = ("reply", "prompt", "send")
    addSubview(prompt)
    addSubview(send)
    plumb.setLayout(for: send) {
      $0.setTrailing(inset: 12).setMiddle(offset: 0).fitSize()
    }
    plumb.setOrder(to: 1, for: prompt)
    plumb.setLayout(for: prompt) {
      $0.setLeading(to: 12).setTrailing(at: send.plumb.leading, offset: -8)
        .setMiddle(offset: 0).fitHeight()
    }
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 15), with: .color(.white))
    canvas.stroke(
      .rectangle(bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 14.5), with: .lightGray, width: 1)
  }
}
