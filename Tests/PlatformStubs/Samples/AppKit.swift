import AppKit
import Plumb

/// A view whose coordinates grow downwards, as most are written today.
final class FlippedView: NSView {
  override var isFlipped: Bool { true }
}

@main
@MainActor
enum Laws {
  static func main() {
    frames()
    references()
    containers()
    print("AppKit: all laws hold")
  }

  static func frames() {
    let frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    for (card, y) in [(FlippedView(frame: frame), 8), (NSView(frame: frame), 100 - 8 - 20)] {
      let button = NSControl()
      card.addSubview(button)
      card.plumb.layout(button) { $0.setLeft(to: 5).setTop(to: 8).fitSize() }
      expect(
        button.frame == CGRect(x: 5, y: CGFloat(y), width: 30, height: 20),
        "top is up, flipped or not")
      expect(button.layoutFrame == CGRect(x: 5, y: 8, width: 30, height: 20), "and read back so")
    }
  }

  static func references() {
    let card = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (photo, title) = (NSView(), NSControl())
    card.addSubview(photo)
    card.addSubview(title)
    card.plumb.layout(photo) {
      $0.setTopLeft(to: CGPoint(x: 8, y: 8)).setSize(to: CGSize(width: 50, height: 40))
    }
    card.plumb.layout(title) {
      $0.pinTop(to: photo, with: { $0.bottom + 4 }).pinLeft(to: photo, with: { $0.left }).fitSize()
    }
    expect(title.frame == CGRect(x: 8, y: 100 - 52 - 20, width: 30, height: 20), "below is below")
  }

  static func containers() {
    let card = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let button = NSControl()
    card.plumb.setupSubview(button) {
      $0.setDefaultLayout { $0.setTrailing(by: { $0.trailing - 8 }).setTop(to: 8).fitSize() }
        .addToParent()
    }
    card.layoutSubtreeIfNeeded()
    expect(button.frame == CGRect(x: 162, y: 8, width: 30, height: 20), "a container lays out")
    card.bottomPadding = 8
    let size = card.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    expect(size.height == 36, "a container sizes itself")
  }

  static func expect(_ condition: Bool, _ law: String) {
    guard !condition else { return }
    print("AppKit: does not hold: \(law)")
    exit(1)
  }
}
