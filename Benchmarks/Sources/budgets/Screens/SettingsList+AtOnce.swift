import Plumb
import PlumbPin

extension SettingsList {
  func layOutClosures() {
    for index in rows.indices {
      let row = rows[index]
      if index == 0 {
        card.plumb.layout(row.toggle) {
          $0.setRight(by: { $0.right - 16 }).setTop(by: { $0.top + 8 })
            .setWidth(to: 51).setHeight(to: 31)
        }
      } else {
        card.plumb.layout(row.toggle) {
          $0.setRight(by: { $0.right - 16 })
            .pinTop(to: rows[index - 1].detail, with: { $0.bottom + 12 })
            .setWidth(to: 51).setHeight(to: 31)
        }
      }
      card.plumb.layout(row.title) {
        $0.setLeft(by: { $0.left + 16 }).pinRight(to: row.toggle, with: { $0.left - 8 })
          .pinTop(to: row.toggle, with: { $0.top }).fitHeight()
      }
      card.plumb.layout(row.detail) {
        $0.pinLeft(to: row.title, with: { $0.left }).pinWidth(to: row.title, with: { $0.width })
          .pinTop(to: row.title, with: { $0.bottom + 2 }).fitHeight()
      }
    }
  }

  func layOutValues() {
    for index in rows.indices {
      let row = rows[index]
      if index == 0 {
        card.plumb.layout(row.toggle) {
          $0.setRight(inset: 16).setTop(inset: 8).setWidth(to: 51).setHeight(to: 31)
        }
      } else {
        card.plumb.layout(row.toggle) {
          $0.setRight(inset: 16).setTop(at: rows[index - 1].detail.plumb.bottom, offset: 12)
            .setWidth(to: 51).setHeight(to: 31)
        }
      }
      card.plumb.layout(row.title) {
        $0.setLeft(inset: 16).setRight(at: row.toggle.plumb.left, offset: -8)
          .setTop(at: row.toggle.plumb.top).fitHeight()
      }
      card.plumb.layout(row.detail) {
        $0.setLeft(at: row.title.plumb.left).setWidth(like: row.title.plumb.width)
          .setTop(at: row.title.plumb.bottom, offset: 2).fitHeight()
      }
    }
  }

  func layOutPins() {
    for index in rows.indices {
      let row = rows[index]
      if index == 0 {
        row.toggle.plumb.pin { $0.top(8).right(16).width(51).height(31) }
      } else {
        row.toggle.plumb.pin {
          $0.below(of: rows[index - 1].detail).marginTop(12).right(16).width(51).height(31)
        }
      }
      row.title.plumb.pin {
        $0.top(to: row.toggle.edge.top).left(16).right(to: row.toggle.edge.left).marginRight(8)
          .sizeToFit(.width)
      }
      row.detail.plumb.pin {
        $0.below(of: row.title, aligned: .left).marginTop(2).width(of: row.title)
          .sizeToFit(.width)
      }
    }
  }
}
