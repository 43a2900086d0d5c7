import Plumb
import PlumbPin

extension MessageBar {
  func storeClosures() {
    card.plumb.setLayout(for: field) {
      $0.setLeft(by: { $0.left + 8 }).pinRight(to: send, with: { $0.left - 8 })
        .setBottom(by: { $0.bottom - 8 }).setHeight(to: 60)
    }
    card.plumb.setLayout(for: send) {
      $0.setRight(by: { $0.right - 8 }).pinMiddle(to: field, with: { $0.middle })
        .setWidth(to: 36).setHeight(to: 36)
    }
  }

  func storeValues() {
    card.plumb.setLayout(for: field) {
      $0.setLeft(inset: 8).setRight(at: send.plumb.left, offset: -8)
        .setBottom(inset: 8).setHeight(to: 60)
    }
    card.plumb.setLayout(for: send) {
      $0.setRight(inset: 8).setMiddle(at: field.plumb.middle).setWidth(to: 36).setHeight(to: 36)
    }
  }

  func storePins() {
    card.plumb.setPin(for: field) {
      $0.left(8).right(to: send.edge.left).marginRight(8).bottom(8).height(60)
    }
    card.plumb.setPin(for: send) { $0.right(8).vCenter(to: field.edge.vCenter).size(36) }
  }
}
