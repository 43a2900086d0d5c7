import Foundation
import Plumb
import PlumbConstraints
import PlumbPin

/// A feed of cells as wide as it and as high as they ask, each below the one before. In each round one of them asks for
/// another height.
enum FeedScreen: Screen {
  static let name = "feed"
  static let count = 1000
  static let height: CGFloat = 24000
  static let change = ScreenChange.content

  @inline(__always)
  static func byHand<Hand: Ruler>(_ views: [Hand.View], _ hand: Hand) {
    for index in views.indices {
      let width = hand.bounds.size.width
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      let height = views[index].plumbSizeThatFits(room).height
      var top: CGFloat = 0
      if index > 0 {
        let before = hand.frame(of: views[index - 1], beside: views[index])
        top = before.origin.y + before.size.height + 8
      }
      hand.place(views[index], CGRect(x: 0, y: top, width: width, height: height))
    }
  }

  @inline(__always)
  static func closures<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    for index in desk.lines(of: views) {
      if index == 0 {
        desk.layout(views[index]) {
          $0.setLeft(by: { $0.left }).setRight(by: { $0.right }).setTop(by: { $0.top }).fitHeight()
        }
      } else {
        desk.layout(views[index]) {
          $0.setLeft(by: { $0.left }).setRight(by: { $0.right })
            .pinTop(to: views[index - 1], with: { $0.bottom + 8 }).fitHeight()
        }
      }
    }
  }

  @inline(__always)
  static func values<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    for index in desk.lines(of: views) {
      if index == 0 {
        desk.layout(views[index]) {
          $0.setLeft(inset: 0).setRight(inset: 0).setTop(inset: 0).fitHeight()
        }
      } else {
        desk.layout(views[index]) {
          $0.setLeft(inset: 0).setRight(inset: 0)
            .setTop(at: views[index - 1].plumb.bottom, offset: 8).fitHeight()
        }
      }
    }
  }

  @inline(__always)
  static func rows<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    desk.layout(views) {
      $0.column().fitHeight().pack(at: .top, gaps: 8).setLeft(inset: 0).setRight(inset: 0)
    }
  }

  @inline(__always)
  static func pins<Desk: PinDesk>(_ views: [Desk.View], _ desk: Desk) {
    for index in desk.lines(of: views) {
      if index == 0 {
        views[index].plumb.pin { $0.left(0).right(0).top(0).sizeToFit(.width) }
      } else {
        views[index].plumb.pin {
          $0.left(0).right(0).below(of: views[index - 1]).marginTop(8).sizeToFit(.width)
        }
      }
    }
  }

  @inline(__always)
  static func storedPins<Desk: StoredPinDesk>(_ views: [Desk.View], _ desk: Desk) {
    for index in desk.lines(of: views) {
      if index == 0 {
        desk.pin(views[index]) { $0.left(0).right(0).top(0).sizeToFit(.width) }
      } else {
        desk.pin(views[index]) {
          $0.left(0).right(0).below(of: views[index - 1]).marginTop(8).sizeToFit(.width)
        }
      }
    }
  }

  static func equations(_ views: [HeadlessView], _ board: ScreenBoard) {
    board.plumb.activate {
      for index in views.indices {
        let view = views[index]
        view.anchors.left == board.anchors.left
        view.anchors.right == board.anchors.right
        if index == 0 {
          view.anchors.top == board.anchors.top
        } else {
          view.anchors.top == views[index - 1].anchors.bottom + 8
        }
      }
    }
  }
}
