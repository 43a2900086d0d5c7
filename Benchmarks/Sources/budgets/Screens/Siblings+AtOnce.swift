import Plumb
import PlumbPin

extension Siblings {
  func layOutClosures() {
    var above: Kind.View?
    for view in views {
      if let above {
        card.plumb.layout(view) {
          $0.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 8 })
            .pinTop(to: above, with: { $0.bottom + 4 }).setHeight(to: 10)
        }
      } else {
        card.plumb.layout(view) {
          $0.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 8 })
            .setTop(by: { $0.top + 8 }).setHeight(to: 10)
        }
      }
      above = view
    }
  }

  func layOutValues() {
    var above: Kind.View?
    for view in views {
      if let above {
        card.plumb.layout(view) {
          $0.setLeft(inset: 8).setRight(inset: 8)
            .setTop(at: above.plumb.bottom, offset: 4).setHeight(to: 10)
        }
      } else {
        card.plumb.layout(view) {
          $0.setLeft(inset: 8).setRight(inset: 8).setTop(inset: 8).setHeight(to: 10)
        }
      }
      above = view
    }
  }

  func layOutPins() {
    var above: Kind.View?
    for view in views {
      if let above {
        view.plumb.pin {
          $0.below(of: above).marginTop(4).left(8).right(8).height(10)
        }
      } else {
        view.plumb.pin { $0.left(8).right(8).top(8).height(10) }
      }
      above = view
    }
  }
}
