import Foundation
import Plumb

/// The least program with a layout, to see how much code Plumb adds: a card that lays out a title in its pass.
@main
enum HelloCommand {
  static func main() {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    let title = HeadlessView()
    card.addSubview(title)
    card.plumb.setLayout(for: title) {
      $0.setLeading(inset: 8).setTrailing(inset: 8).setTop(inset: 8).setHeight(to: 20)
    }
    card.layoutIfNeeded()
    print("hello,", title.frame)
  }
}
