import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// A message bar above a keyboard, and messages that end at the bar.
  static let keyboard = Page(
    name: "keyboard", title: "A bar above the keyboard", chapter: .scrolling,
    note: """
      The bar stands on the keyboard and grows with its text. It lies over the list, whose content has an inset as high \
      as both, so that the last message is seen above the bar.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "page"
    root.direction = screen.direction
    let list = HeadlessContainerScrollView()
    list.name = "list"
    let messages = (1...18).map { Chip("Message number \($0)", .black, on: .white) }
    let bar = ColorBox(fill: .paleGray)
    let text = TextLabel(
      "The steps are counted, the box is closed, and the van is in the yard. See you at nine.",
      font: SVG.Font(size: 16), lineLimit: 0)
    let send = Chip("↑", .white, on: .blue)
    let keyboard = ColorBox(fill: .lightGray)
    (bar.name, text.name, keyboard.name) = ("bar", "text", "keyboard")
    for message in messages { list.addSubview(message) }
    for view in [list, bar, text, send, keyboard] { root.addSubview(view) }
    let keyboardHeight = (screen.size.height * 0.36).rounded()
    // excerpt
    root.plumb.setLayout(for: keyboard) {
      $0.stickOnParentHorizontally().setBottom(inset: 0).setHeight(to: keyboardHeight)
    }
    root.plumb.setLayout(for: send) {
      $0.setTrailing(inset: 12).fitWidth().setBottom(at: keyboard.plumb.top, offset: -10)
        .fitHeight()
    }
    root.plumb.setLayout(for: text) {
      $0.setLeading(inset: 16).setTrailing(at: send.plumb.leading, offset: -12)
        .setBottom(at: keyboard.plumb.top, offset: -14).fitHeight()
        .limitingHeight(to: 24...120, from: .bottom)
    }
    root.plumb.setLayout(for: bar) {
      $0.stickOnParentHorizontally().setTop(at: [text, send].plumb.top, offset: -10)
        .setBottom(at: keyboard.plumb.top)
    }
    root.plumb.setLayout(for: list) { $0.stickOnParent() }
    list.plumb.setLayout(for: messages) {
      $0.column(top: 12, bottom: 12).fitHeight().pack(at: .top, gaps: 8).setLeading(inset: 12)
        .fitWidth()
    }
    root.layoutIfNeeded()
    list.contentInset.bottom = root.bounds.height - bar.frame.minY
    root.layoutIfNeeded()
    list.contentOffset.y = list.contentSize.height - bar.frame.minY
    // end
    for (index, view) in [bar, keyboard, text, send].enumerated() {
      root.plumb.setZIndex(to: index + 1, for: view)
    }
    root.layoutIfNeeded()
    return root
  }
}
