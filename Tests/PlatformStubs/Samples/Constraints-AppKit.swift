import AppKit
import Plumb
import PlumbConstraints

@main
@MainActor
enum Laws {
  static func main() {
    let card = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (button, box) = (NSControl(), NSView())
    card.addSubview(button)
    card.addSubview(box)
    card.plumb.activate {
      button.anchors.trailing == card.anchors.trailing - 8
      button.anchors.top == card.anchors.safeArea.top + 8
      box.anchors.trailing == button.anchors.leading - 4
      box.anchors.size == CGSize(width: 10, height: 10)
      box.anchors.lastBaseline == button.anchors.lastBaseline
      box.anchors.leading >= card.anchors.leading
    }
    card.layoutSubtreeIfNeeded()
    expect(button.frame == CGRect(x: 262, y: 8, width: 30, height: 20), "controls have their size")
    expect(box.frame == CGRect(x: 248, y: 18, width: 10, height: 10), "views are constrained")
    expect(card.sizeThatFits(NSSize(width: 500, height: 500)).width == 52, "and fit")
    let constraints = systemConstraints {
      box.anchors.leading == card.anchors.margins.leading + 8 <<~ .low
    }
    expect(constraints[0].secondItem === card.layoutMarginsGuide, "the system has guides")
    expect(constraints[0].priority.rawValue == 250, "and priorities")
    print("AppKit: the laws of constraints hold")
  }
}
