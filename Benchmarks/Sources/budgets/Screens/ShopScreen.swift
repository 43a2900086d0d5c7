import Foundation
import Plumb
import PlumbConstraints
import PlumbPin

/// A shop: tiles in four columns, each as wide as the others.
enum ShopScreen: Screen {
  static let name = "shop"
  static let count = 24
  static let height: CGFloat = 480
  static let change = ScreenChange.width

  @inline(__always)
  static func byHand<Hand: Ruler>(_ views: [Hand.View], _ hand: Hand) {
    let width = hand.bounds.size.width * 0.25 - 10
    for index in views.indices {
      hand.place(
        views[index],
        CGRect(
          x: 8 + CGFloat(index % 4) * (width + 8), y: 8 + CGFloat(index / 4) * 68, width: width,
          height: 60))
    }
  }

  @inline(__always)
  static func closures<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    for index in views.indices {
      let (column, row) = (CGFloat(index % 4), CGFloat(index / 4))
      desk.layout(views[index]) {
        $0.setLeft(by: { $0.left + 8 + column * ($0.width * 0.25 - 2) })
          .setWidth(by: { $0.width * 0.25 - 10 }).setTop(to: 8 + row * 68).setHeight(to: 60)
      }
    }
  }

  @inline(__always)
  static func values<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    for index in views.indices {
      let row = CGFloat(index / 4)
      if index % 4 == 0 {
        desk.layout(views[index]) {
          $0.setLeft(inset: 8).setWidth(like: .parent.width * 0.25 - 10).setTop(to: 8 + row * 68)
            .setHeight(to: 60)
        }
      } else {
        desk.layout(views[index]) {
          $0.setLeft(at: views[index - 1].plumb.right, offset: 8)
            .setWidth(like: .parent.width * 0.25 - 10).setTop(to: 8 + row * 68).setHeight(to: 60)
        }
      }
    }
  }

  @inline(__always)
  static func rows<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk) {
    desk.layout(views) {
      $0.matrix(insets: LayoutInsets(all: 8)).setColumns(4, gaps: 8)
        .setRows(each: .constant(60), gaps: 8).setCells { $0.stickOnParent() }
    }
  }

  @inline(__always)
  static func pins<Desk: PinDesk>(_ views: [Desk.View], _ desk: Desk) {
    for index in views.indices {
      let top = 8 + CGFloat(index / 4) * 68
      if index % 4 == 0 {
        views[index].plumb.pin {
          $0.left(0).width(25%).pinEdges().marginLeft(8).marginRight(2).top(top).height(60)
        }
      } else {
        views[index].plumb.pin {
          $0.right(of: views[index - 1]).marginLeft(8).width(of: views[0]).top(top).height(60)
        }
      }
    }
  }

  @inline(__always)
  static func storedPins<Desk: StoredPinDesk>(_ views: [Desk.View], _ desk: Desk) {
    for index in views.indices {
      let top = 8 + CGFloat(index / 4) * 68
      if index % 4 == 0 {
        desk.pin(views[index]) {
          $0.left(0).width(25%).pinEdges().marginLeft(8).marginRight(2).top(top).height(60)
        }
      } else {
        desk.pin(views[index]) {
          $0.right(of: views[index - 1]).marginLeft(8).width(of: views[0]).top(top).height(60)
        }
      }
    }
  }

  static func equations(_ views: [HeadlessView], _ board: ScreenBoard) {
    board.plumb.activate {
      for index in views.indices {
        let view = views[index]
        view.anchors.width == board.anchors.width * 0.25 - 10
        view.anchors.height == 60
        view.anchors.top == board.anchors.top + (8 + CGFloat(index / 4) * 68)
        if index % 4 == 0 {
          view.anchors.left == board.anchors.left + 8
        } else {
          view.anchors.left == views[index - 1].anchors.right + 8
        }
      }
    }
  }
}
