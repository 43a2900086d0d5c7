import Plumb
import PlumbPin

// At once, the button is laid out twice: first for its left edge, then for its middle.

extension MessageBar {
  func layOutClosures() {
    card.plumb.layout(send) {
      $0.setRight(by: { $0.right - 8 }).setBottom(by: { $0.bottom - 8 })
        .setWidth(to: 36).setHeight(to: 36)
    }
    card.plumb.layout(field) {
      $0.setLeft(by: { $0.left + 8 }).pinRight(to: send, with: { $0.left - 8 })
        .setBottom(by: { $0.bottom - 8 }).setHeight(to: 60)
    }
    card.plumb.layout(send) {
      $0.setRight(by: { $0.right - 8 }).pinMiddle(to: field, with: { $0.middle })
        .setWidth(to: 36).setHeight(to: 36)
    }
  }

  func layOutValues() {
    card.plumb.layout(send) {
      $0.setRight(inset: 8).setBottom(inset: 8).setWidth(to: 36).setHeight(to: 36)
    }
    card.plumb.layout(field) {
      $0.setLeft(inset: 8).setRight(at: send.plumb.left, offset: -8)
        .setBottom(inset: 8).setHeight(to: 60)
    }
    card.plumb.layout(send) {
      $0.setRight(inset: 8).setMiddle(at: field.plumb.middle).setWidth(to: 36).setHeight(to: 36)
    }
  }

  /// A chain leaves alone what it does not name, so that the second one for the button moves it along one axis.
  func layOutPins() {
    send.plumb.pin { $0.right(8).size(36) }
    field.plumb.pin { $0.left(8).right(to: send.edge.left).marginRight(8).bottom(8).height(60) }
    send.plumb.pin { $0.vCenter(to: field.edge.vCenter) }
  }
}
