import Plumb
import PlumbPin

extension Chat {
  func layOutClosures() {
    for index in lines.indices {
      let line = lines[index]
      if index == 0 {
        card.plumb.layout(line) {
          $0.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 64 })
            .setTop(by: { $0.top + 8 }).fitHeight()
        }
      } else {
        card.plumb.layout(line) {
          $0.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 64 })
            .pinTop(to: lines[index - 1], with: { $0.bottom + 4 }).fitHeight()
        }
      }
    }
  }

  func layOutValues() {
    for index in lines.indices {
      let line = lines[index]
      if index == 0 {
        card.plumb.layout(line) {
          $0.setLeft(inset: 8).setRight(inset: 64).setTop(inset: 8).fitHeight()
        }
      } else {
        card.plumb.layout(line) {
          $0.setLeft(inset: 8).setRight(inset: 64)
            .setTop(at: lines[index - 1].plumb.bottom, offset: 4).fitHeight()
        }
      }
    }
  }

  func layOutPins() {
    for index in lines.indices {
      let line = lines[index]
      if index == 0 {
        line.plumb.pin { $0.left(8).right(64).top(8).sizeToFit(.width) }
      } else {
        line.plumb.pin {
          $0.below(of: lines[index - 1]).marginTop(4).left(8).right(64).sizeToFit(.width)
        }
      }
    }
  }
}
