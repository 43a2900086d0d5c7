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
    scrolling()
    print("AppKit: the laws of constraints hold")
  }

  static func scrolling() {
    let page = ConstraintScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (box, note) = (NSView(), NSView())
    page.documentView?.addSubview(box)
    page.documentView?.addSubview(note)
    let height = page.plumb.activate {
      box.anchors.allEdges == page.anchors.content.allEdges - 10
      box.anchors.width == page.anchors.frame.width - 20
      box.anchors.height == 200
      note.anchors.allEdges.inside(box.anchors.allEdges)
      note.anchors.size == CGSize(width: 5, height: 5)
    }.last { $0.description.hasPrefix("box.height") || $0.constant == 200 }
    page.layoutSubtreeIfNeeded()
    expect(box.frame == CGRect(x: 10, y: 10, width: 80, height: 200), "content is constrained")
    expect(
      page.documentView?.frame.size == CGSize(width: 100, height: 220), "and sizes the document")
    height?.constant = 300
    page.layoutSubtreeIfNeeded()
    expect(
      page.documentView?.frame.size == CGSize(width: 100, height: 320), "again when it changes")
    page.frame.size.width = 140
    page.layoutSubtreeIfNeeded()
    expect(box.frame.width == 120, "and follows the width in view")
  }
}
