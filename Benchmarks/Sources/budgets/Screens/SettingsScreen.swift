import Foundation
import Plumb
import PlumbConstraints
import PlumbPin

/// A form of settings: in each line a label, a value at the other end, and a separator below.
enum SettingsScreen: Screen {
  static let name = "settings"
  static let count = 24
  static let height: CGFloat = 480
  static let change = ScreenChange.width

  @inline(__always)
  static func byHand<Hand: Ruler>(_ views: [Hand.View], _ hand: Hand) {
    let width = hand.bounds.size.width
    for line in 0..<count / 3 {
      let (label, value, separator) = (views[3 * line], views[3 * line + 1], views[3 * line + 2])
      var top: CGFloat = 12
      if line > 0 {
        let before = hand.frame(of: views[3 * line - 1], beside: label)
        top = before.origin.y + before.size.height + 12
      }
      let size = label.plumbSizeThatFits(.unlimited)
      hand.place(label, CGRect(x: 16, y: top, width: size.width, height: size.height))
      let other = value.plumbSizeThatFits(.unlimited)
      hand.place(
        value,
        CGRect(
          x: width - 16 - other.width, y: top + size.height / 2 - other.height / 2,
          width: other.width, height: other.height))
      hand.place(
        separator, CGRect(x: 16, y: top + size.height + 12, width: width - 16, height: 1))
    }
  }

  @inline(__always)
  static func closures<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    for line in 0..<count / 3 {
      let (label, value, separator) = (views[3 * line], views[3 * line + 1], views[3 * line + 2])
      if line == 0 {
        desk.layout(label) {
          $0.setLeft(by: { $0.left + 16 }).setTop(by: { $0.top + 12 }).fitSize()
        }
      } else {
        desk.layout(label) {
          $0.setLeft(by: { $0.left + 16 })
            .pinTop(to: views[3 * line - 1], with: { $0.bottom + 12 }).fitSize()
        }
      }
      desk.layout(value) {
        $0.setRight(by: { $0.right - 16 }).pinMiddle(to: label, with: { $0.middle }).fitSize()
      }
      desk.layout(separator) {
        $0.setLeft(by: { $0.left + 16 }).setRight(by: { $0.right })
          .pinTop(to: label, with: { $0.bottom + 12 }).setHeight(to: 1)
      }
    }
  }

  @inline(__always)
  static func values<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    for line in 0..<count / 3 {
      let label = views[3 * line]
      if line == 0 {
        desk.layout(label) { $0.setLeft(inset: 16).setTop(inset: 12).fitSize() }
      } else {
        desk.layout(label) {
          $0.setLeft(inset: 16).setTop(at: views[3 * line - 1].plumb.bottom, offset: 12).fitSize()
        }
      }
      besideLabel(line, views, desk)
    }
  }

  /// What rows say like single views.
  @inline(__always)
  private static func besideLabel<Desk: MakerDesk>(
    _ line: Int, _ views: [Desk.View], _ desk: Desk
  ) {
    let (label, value, separator) = (views[3 * line], views[3 * line + 1], views[3 * line + 2])
    desk.layout(value) {
      $0.setRight(inset: 16).setMiddle(at: label.plumb.middle).fitSize()
    }
    desk.layout(separator) {
      $0.setLeft(inset: 16).setRight(inset: 0).setTop(at: label.plumb.bottom, offset: 12)
        .setHeight(to: 1)
    }
  }

  @inline(__always)
  static func rows<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    desk.layout((0..<count / 3).map { views[3 * $0] }) {
      $0.column(top: 12).fitHeight().pack(at: .top, gaps: 25).setLeft(inset: 16).fitWidth()
    }
    for line in 0..<count / 3 { besideLabel(line, views, desk) }
  }

  @inline(__always)
  static func pins<Desk: PinDesk>(_ views: [Desk.View], _ desk: Desk) {
    for line in 0..<count / 3 {
      let (label, value, separator) = (views[3 * line], views[3 * line + 1], views[3 * line + 2])
      if line == 0 {
        label.plumb.pin { $0.left(16).top(12).height(20).sizeToFit(.heightFlexible) }
      } else {
        label.plumb.pin {
          $0.left(16).below(of: views[3 * line - 1]).marginTop(12).height(20)
            .sizeToFit(.heightFlexible)
        }
      }
      value.plumb.pin {
        $0.right(16).vCenter(to: label.edge.vCenter).height(20).sizeToFit(.heightFlexible)
      }
      separator.plumb.pin { $0.left(16).right(0).below(of: label).marginTop(12).height(1) }
    }
  }

  @inline(__always)
  static func storedPins<Desk: StoredPinDesk>(_ views: [Desk.View], _ desk: Desk) {
    for line in 0..<count / 3 {
      let (label, value, separator) = (views[3 * line], views[3 * line + 1], views[3 * line + 2])
      if line == 0 {
        desk.pin(label) { $0.left(16).top(12).height(20).sizeToFit(.heightFlexible) }
      } else {
        desk.pin(label) {
          $0.left(16).below(of: views[3 * line - 1]).marginTop(12).height(20)
            .sizeToFit(.heightFlexible)
        }
      }
      desk.pin(value) {
        $0.right(16).vCenter(to: label.edge.vCenter).height(20).sizeToFit(.heightFlexible)
      }
      desk.pin(separator) { $0.left(16).right(0).below(of: label).marginTop(12).height(1) }
    }
  }

  static func equations(_ views: [HeadlessView], _ board: ScreenBoard) {
    board.plumb.activate {
      for line in 0..<count / 3 {
        let (label, value, separator) = (
          views[3 * line], views[3 * line + 1], views[3 * line + 2]
        )
        label.anchors.left == board.anchors.left + 16
        if line == 0 {
          label.anchors.top == board.anchors.top + 12
        } else {
          label.anchors.top == views[3 * line - 1].anchors.bottom + 12
        }
        value.anchors.right == board.anchors.right - 16
        value.anchors.centerY == label.anchors.centerY
        separator.anchors.left == board.anchors.left + 16
        separator.anchors.right == board.anchors.right
        separator.anchors.top == label.anchors.bottom + 12
        separator.anchors.height == 1
      }
    }
  }
}
