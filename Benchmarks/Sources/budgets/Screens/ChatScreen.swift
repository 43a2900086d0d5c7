import Foundation
import Plumb
import PlumbConstraints
import PlumbPin

/// A chat: lines as large as their texts, each below the one before. In each round the first line leaves, and comes back
/// as the last one.
enum ChatScreen: Screen {
  static let name = "chat"
  static let count = 200
  static let height: CGFloat = 4000
  static let change = ScreenChange.scrolling

  @inline(__always)
  static func byHand<Hand: Ruler>(_ views: [Hand.View], _ hand: Hand) {
    for index in views.indices {
      let size = views[index].plumbSizeThatFits(.unlimited)
      var top: CGFloat = 8
      if index > 0 {
        let before = hand.frame(of: views[index - 1], beside: views[index])
        top = before.origin.y + before.size.height + 4
      }
      hand.place(views[index], CGRect(x: 8, y: top, width: size.width, height: size.height))
    }
  }

  @inline(__always)
  static func closures<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    for index in desk.lines(of: views) {
      if index == 0 {
        desk.layout(views[index]) {
          $0.setLeft(by: { $0.left + 8 }).setTop(by: { $0.top + 8 }).fitSize()
        }
      } else {
        desk.layout(views[index]) {
          $0.setLeft(by: { $0.left + 8 })
            .pinTop(to: views[index - 1], with: { $0.bottom + 4 }).fitSize()
        }
      }
    }
  }

  @inline(__always)
  static func values<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    for index in desk.lines(of: views) {
      if index == 0 {
        desk.layout(views[index]) { $0.setLeft(inset: 8).setTop(inset: 8).fitSize() }
      } else {
        desk.layout(views[index]) {
          $0.setLeft(inset: 8).setTop(at: views[index - 1].plumb.bottom, offset: 4).fitSize()
        }
      }
    }
  }

  @inline(__always)
  static func rows<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    desk.layout(views) {
      $0.column(top: 8).fitHeight().pack(at: .top, gaps: 4).setLeft(inset: 8).fitWidth()
    }
  }

  @inline(__always)
  static func pins<Desk: PinDesk>(_ views: [Desk.View], _ desk: Desk) {
    for index in desk.lines(of: views) {
      if index == 0 {
        views[index].plumb.pin { $0.left(8).top(8).height(20).sizeToFit(.heightFlexible) }
      } else {
        views[index].plumb.pin {
          $0.left(8).below(of: views[index - 1]).marginTop(4).height(20)
            .sizeToFit(.heightFlexible)
        }
      }
    }
  }

  @inline(__always)
  static func storedPins<Desk: StoredPinDesk>(_ views: [Desk.View], _ desk: Desk) {
    for index in desk.lines(of: views) {
      if index == 0 {
        desk.pin(views[index]) { $0.left(8).top(8).height(20).sizeToFit(.heightFlexible) }
      } else {
        desk.pin(views[index]) {
          $0.left(8).below(of: views[index - 1]).marginTop(4).height(20)
            .sizeToFit(.heightFlexible)
        }
      }
    }
  }

  static func equations(_ views: [HeadlessView], _ board: ScreenBoard) {
    let lines = board.lines ?? Array(views.indices)
    if board.lines == nil {
      board.plumb.activate {
        for view in views { view.anchors.left == board.anchors.left + 8 }
      }
    }
    for index in lines {
      let view = views[index]
      board.places[ObjectIdentifier(view)]?.deactivate()
      board.places[ObjectIdentifier(view)] = board.plumb.activate {
        if index == 0 {
          view.anchors.top == board.anchors.top + 8
        } else {
          view.anchors.top == views[index - 1].anchors.bottom + 4
        }
      }
    }
  }
}
