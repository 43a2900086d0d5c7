import Plumb
import PlumbPin

extension Chat {
  func storeClosures() {
    for index in lines.indices { storeClosures(index) }
  }

  func storeClosures(_ index: Int) {
    card.plumb.setLayout(for: lines[index]) { maker in
      let line = maker.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 64 }).fitHeight()
      return index == 0
        ? line.setTop(by: { $0.top + 8 })
        : line.pinTop(to: lines[index - 1], with: { $0.bottom + 4 })
    }
  }

  func storeValues() {
    for index in lines.indices { storeValues(index) }
  }

  func storeValues(_ index: Int) {
    card.plumb.setLayout(for: lines[index]) { maker in
      let line = maker.setLeft(inset: 8).setRight(inset: 64).fitHeight()
      return index == 0
        ? line.setTop(inset: 8) : line.setTop(at: lines[index - 1].plumb.bottom, offset: 4)
    }
  }

  func storePins() {
    for index in lines.indices { storePins(index) }
  }

  func storePins(_ index: Int) {
    if index == 0 {
      card.plumb.setPin(for: lines[index]) { $0.left(8).right(64).top(8).sizeToFit(.width) }
    } else {
      card.plumb.setPin(for: lines[index]) {
        $0.below(of: lines[index - 1]).marginTop(4).left(8).right(64).sizeToFit(.width)
      }
    }
  }
}
