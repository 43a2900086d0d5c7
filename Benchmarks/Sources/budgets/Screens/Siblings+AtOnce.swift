import Plumb
import PlumbPin

extension Siblings {
  func layOutClosures() {
    for index in views.indices {
      let view = views[index]
      if index == 0 {
        card.plumb.layout(view) {
          $0.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 8 })
            .setTop(by: { $0.top + 8 }).setHeight(to: 10)
        }
      } else {
        card.plumb.layout(view) {
          $0.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 8 })
            .pinTop(to: views[index - 1], with: { $0.bottom + 4 }).setHeight(to: 10)
        }
      }
    }
  }

  func layOutValues() {
    for index in views.indices {
      let view = views[index]
      if index == 0 {
        card.plumb.layout(view) {
          $0.setLeft(inset: 8).setRight(inset: 8).setTop(inset: 8).setHeight(to: 10)
        }
      } else {
        card.plumb.layout(view) {
          $0.setLeft(inset: 8).setRight(inset: 8)
            .setTop(at: views[index - 1].plumb.bottom, offset: 4).setHeight(to: 10)
        }
      }
    }
  }

  func layOutPins() {
    for index in views.indices {
      let view = views[index]
      if index == 0 {
        view.plumb.pin { $0.left(8).right(8).top(8).height(10) }
      } else {
        view.plumb.pin {
          $0.below(of: views[index - 1]).marginTop(4).left(8).right(8).height(10)
        }
      }
    }
  }
}
