import Plumb
import PlumbPin

extension Siblings {
  func storeClosures() {
    for index in views.indices {
      card.plumb.setLayout(for: views[index]) { maker in
        let view = maker.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 8 })
          .setHeight(to: 10)
        return index == 0
          ? view.setTop(by: { $0.top + 8 })
          : view.pinTop(to: views[index - 1], with: { $0.bottom + 4 })
      }
    }
  }

  func storeValues() {
    for index in views.indices {
      card.plumb.setLayout(for: views[index]) { maker in
        let view = maker.setLeft(inset: 8).setRight(inset: 8).setHeight(to: 10)
        return index == 0
          ? view.setTop(inset: 8) : view.setTop(at: views[index - 1].plumb.bottom, offset: 4)
      }
    }
  }

  func storePins() {
    for index in views.indices {
      if index == 0 {
        card.plumb.setPin(for: views[index]) { $0.left(8).right(8).top(8).height(10) }
      } else {
        card.plumb.setPin(for: views[index]) {
          $0.below(of: views[index - 1]).marginTop(4).left(8).right(8).height(10)
        }
      }
    }
  }
}
