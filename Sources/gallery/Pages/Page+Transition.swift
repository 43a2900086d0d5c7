import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// The way from one layout to another.
  static let transition = Page(
    name: "transition", title: "Transition", chapter: .transitions,
    note: """
      Two layouts of the same views, and four moments between them. It is the edges that move, so \
      what touches at both ends touches all the way.
      """,
    source: .here(), screens: [.strip]
  ) { screen in
    let root = ColorBox(fill: .paleGray)
    root.frame.size = screen.size
    root.name = "transition"
    for moment in 0..<6 {
      let progress = CGFloat(moment) / 5
      let desk = Desk()
      let caption = TextLabel("\(moment * 20) %", font: SVG.Font(size: 13), color: .gray)
      (desk.name, caption.name) = ("desk", "caption")
      root.addSubview(desk)
      root.addSubview(caption)
      root.plumb.layout(desk) {
        $0.setLeft(to: 12 + CGFloat(moment % 3) * 160).setTop(to: 12 + CGFloat(moment / 3) * 144)
          .setSize(to: CGSize(width: 148, height: 110))
      }
      root.plumb.layout(caption) {
        $0.setCenter(at: desk.plumb.center).fitWidth()
          .setTop(at: desk.plumb.bottom, offset: 6).fitHeight()
      }
      // excerpt
      desk.layoutIfNeeded()
      var transition = desk.plumb.transition { desk.concentrate() }
      transition.setEasing(.easeInOut)
      transition.apply(at: progress)
      // end
    }
    root.layoutIfNeeded()
    return root
  }
}

/// A list, a text and a panel.
private final class Desk: HeadlessContainerView, SVG.Drawable {
  private let list = ColorBox(fill: .indigo, cornerRadius: 3)
  private let text = ColorBox(fill: .blue, cornerRadius: 3)
  private let panel = ColorBox(fill: .teal, cornerRadius: 3)

  init() {
    super.init(frame: .zero)
    (list.name, text.name, panel.name) = ("list", "text", "panel")
    for view in [list, text, panel] { addSubview(view) }
    store()
  }

  // excerpt
  private func store() {
    plumb.setLayout(for: text) {
      $0.setLeading(at: list.plumb.trailing, offset: 6).setTrailing(inset: 6)
        .setTop(to: 6).setBottom(at: panel.plumb.top, offset: -6)
    }
    arrange(listWidth: 48, panelHeight: 14)
  }

  func concentrate() { arrange(listWidth: 14, panelHeight: 44) }

  private func arrange(listWidth: CGFloat, panelHeight: CGFloat) {
    plumb.setLayout(for: list) {
      $0.setLeading(to: 6).setWidth(to: listWidth).stickOnParentVertically(top: 6, bottom: 6)
    }
    plumb.setLayout(for: panel) {
      $0.setLeading(at: list.plumb.trailing, offset: 6).setTrailing(inset: 6)
        .setBottom(inset: 6).setHeight(to: panelHeight)
    }
  }
  // end

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 8), with: .color(.white))
  }
}
