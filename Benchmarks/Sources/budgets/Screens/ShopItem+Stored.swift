import Plumb
import PlumbPin

extension ShopItem {
  func storeClosures() {
    card.plumb.setLayout(for: photo) {
      $0.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 8 }).setTop(by: { $0.top + 8 })
        .setHeight(toWidth: 4 / 3)
    }
    card.plumb.setLayout(for: title) {
      $0.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 8 })
        .pinTop(to: photo, with: { $0.bottom + 8 }).fitHeight()
    }
    card.plumb.setLayout(for: price) {
      $0.setLeft(by: { $0.left + 8 }).pinTop(to: title, with: { $0.bottom + 4 }).fitSize()
    }
    card.plumb.setLayout(for: stars) {
      $0.setRight(by: { $0.right - 8 }).pinMiddle(to: price, with: { $0.middle })
        .setWidth(to: 80).setHeight(to: 16)
    }
    card.plumb.setLayout(for: button) {
      $0.pinLeft(to: price, with: { $0.left }).pinRight(to: stars, with: { $0.right })
        .pinTop(to: [price, stars], with: { $0.bottom + 8 }).setHeight(to: 44)
    }
  }

  func storeValues() {
    card.plumb.setLayout(for: photo) {
      $0.setLeft(inset: 8).setRight(inset: 8).setTop(inset: 8).setHeight(toWidth: 4 / 3)
    }
    card.plumb.setLayout(for: title) {
      $0.setLeft(inset: 8).setRight(inset: 8).setTop(at: photo.plumb.bottom, offset: 8)
        .fitHeight()
    }
    card.plumb.setLayout(for: price) {
      $0.setLeft(inset: 8).setTop(at: title.plumb.bottom, offset: 4).fitSize()
    }
    card.plumb.setLayout(for: stars) {
      $0.setRight(inset: 8).setMiddle(at: price.plumb.middle).setWidth(to: 80).setHeight(to: 16)
    }
    card.plumb.setLayout(for: button) {
      $0.setLeft(at: price.plumb.left).setRight(at: stars.plumb.right)
        .setTop(at: price.plumb.and(stars).bottom, offset: 8).setHeight(to: 44)
    }
  }

  func storePins() {
    card.plumb.setPin(for: photo) { $0.top(8).left(8).right(8).aspectRatio(4 / 3) }
    card.plumb.setPin(for: title) {
      $0.below(of: photo).marginTop(8).left(8).right(8).sizeToFit(.width)
    }
    card.plumb.setPin(for: price) { $0.below(of: title).marginTop(4).left(8).sizeToFit() }
    card.plumb.setPin(for: stars) {
      $0.vCenter(to: price.edge.vCenter).right(8).width(80).height(16)
    }
    card.plumb.setPin(for: button) {
      $0.below(of: [price, stars]).marginTop(8).left(to: price.edge.left)
        .right(to: stars.edge.right).height(44)
    }
  }
}
