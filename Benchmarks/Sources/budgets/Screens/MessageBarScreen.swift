import Foundation
import Plumb
import PlumbConstraints
import PlumbPin

/// The bar in which a message is written: a button, a field with a hint in it, and a button that is as wide as it asks.
enum MessageBarScreen: Screen {
  static let name = "message-bar"
  static let count = 4
  static let height: CGFloat = 52
  static let change = ScreenChange.width

  @inline(__always)
  static func byHand<Hand: Ruler>(_ views: [Hand.View], _ hand: Hand) {
    let (plus, field, send, hint) = (views[0], views[1], views[2], views[3])
    let bounds = hand.bounds
    let height = bounds.size.height - 16
    hand.place(plus, CGRect(x: 8, y: 8, width: 36, height: height))
    let width = send.plumbSizeThatFits(CGSize(width: .greatestFiniteMagnitude, height: height))
      .width
    let sendLeft = bounds.size.width - 8 - width
    hand.place(send, CGRect(x: sendLeft, y: 8, width: width, height: height))
    hand.place(field, CGRect(x: 52, y: 8, width: sendLeft - 60, height: height))
    let size = hint.plumbSizeThatFits(.unlimited)
    hand.place(
      hint,
      CGRect(
        x: 64, y: 8 + height / 2 - size.height / 2, width: size.width, height: size.height))
  }

  @inline(__always)
  static func closures<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    let (plus, field, send, hint) = (views[0], views[1], views[2], views[3])
    desk.layout(plus) {
      $0.setLeft(by: { $0.left + 8 }).setWidth(to: 36)
        .setTop(by: { $0.top + 8 }).setBottom(by: { $0.bottom - 8 })
    }
    desk.layout(send) {
      $0.setRight(by: { $0.right - 8 }).fitWidth()
        .setTop(by: { $0.top + 8 }).setBottom(by: { $0.bottom - 8 })
    }
    desk.layout(field) {
      $0.pinLeft(to: plus, with: { $0.right + 8 }).pinRight(to: send, with: { $0.left - 8 })
        .setTop(by: { $0.top + 8 }).setBottom(by: { $0.bottom - 8 })
    }
    desk.layout(hint) {
      $0.pinLeft(to: field, with: { $0.left + 12 }).pinMiddle(to: field, with: { $0.middle })
        .fitSize()
    }
  }

  @inline(__always)
  static func values<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    let (plus, field, send, hint) = (views[0], views[1], views[2], views[3])
    desk.layout(plus) {
      $0.setLeft(inset: 8).setWidth(to: 36).setTop(inset: 8).setBottom(inset: 8)
    }
    desk.layout(send) { $0.setRight(inset: 8).fitWidth().setTop(inset: 8).setBottom(inset: 8) }
    desk.layout(field) {
      $0.setLeft(at: plus.plumb.right, offset: 8).setRight(at: send.plumb.left, offset: -8)
        .setTop(inset: 8).setBottom(inset: 8)
    }
    desk.layout(hint) {
      $0.setLeft(at: field.plumb.left, offset: 12).setMiddle(at: field.plumb.middle).fitSize()
    }
  }

  @inline(__always)
  static func rows<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    let (plus, field, send, hint) = (views[0], views[1], views[2], views[3])
    desk.layout([plus, field, send]) {
      $0.row(leading: 8, trailing: 8).setWidths(to: [.fixed(36), .share, .fitted]).setGaps(to: 8)
        .setTop(inset: 8).setBottom(inset: 8)
    }
    desk.layout(hint) {
      $0.setLeft(at: field.plumb.left, offset: 12).setMiddle(at: field.plumb.middle).fitSize()
    }
  }

  @inline(__always)
  static func pins<Desk: PinDesk>(_ views: [Desk.View], _ desk: Desk) {
    let (plus, field, send, hint) = (views[0], views[1], views[2], views[3])
    plus.plumb.pin { $0.top(8).bottom(8).left(8).width(36) }
    send.plumb.pin { $0.top(8).bottom(8).right(8).sizeToFit(.height) }
    field.plumb.pin {
      $0.top(8).bottom(8).left(to: plus.edge.right).marginLeft(8).right(to: send.edge.left)
        .marginRight(8)
    }
    hint.plumb.pin {
      $0.left(to: field.edge.left).marginLeft(12).vCenter(to: field.edge.vCenter).height(20)
        .sizeToFit(.heightFlexible)
    }
  }

  @inline(__always)
  static func storedPins<Desk: StoredPinDesk>(_ views: [Desk.View], _ desk: Desk) {
    let (plus, field, send, hint) = (views[0], views[1], views[2], views[3])
    desk.pin(plus) { $0.top(8).bottom(8).left(8).width(36) }
    desk.pin(send) { $0.top(8).bottom(8).right(8).sizeToFit(.height) }
    desk.pin(field) {
      $0.top(8).bottom(8).left(to: plus.edge.right).marginLeft(8).right(to: send.edge.left)
        .marginRight(8)
    }
    desk.pin(hint) {
      $0.left(to: field.edge.left).marginLeft(12).vCenter(to: field.edge.vCenter).height(20)
        .sizeToFit(.heightFlexible)
    }
  }

  static func equations(_ views: [HeadlessView], _ board: ScreenBoard) {
    let (plus, field, send, hint) = (views[0], views[1], views[2], views[3])
    // The field is what becomes wider.
    send.keep.horizontalHuggingPriority = .high
    board.plumb.activate {
      for view in [plus, field, send] {
        view.anchors.top == board.anchors.top + 8
        view.anchors.bottom == board.anchors.bottom - 8
      }
      plus.anchors.left == board.anchors.left + 8
      plus.anchors.width == 36
      send.anchors.right == board.anchors.right - 8
      field.anchors.left == plus.anchors.right + 8
      field.anchors.right == send.anchors.left - 8
      hint.anchors.left == field.anchors.left + 12
      hint.anchors.centerY == field.anchors.centerY
    }
  }
}

extension CGSize {
  static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
