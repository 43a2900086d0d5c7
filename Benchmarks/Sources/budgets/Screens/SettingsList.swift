import Foundation
import Plumb

/// A list of twenty settings. Each row stands below the detail of the row before.
struct SettingsList<Kind: ScreenStage>: Screen {
  static var name: String { "settings" }

  let card = Kind.makeCard()
  let rows = (0..<20).map { SettingsRow<Kind>($0) }

  var views: [Kind.View] { rows.flatMap(\.views) }

  func layOutByHand(_ hand: CheckedRuler<Kind>) {
    for index in rows.indices {
      let row = rows[index]
      let top: CGFloat
      if index == 0 {
        top = hand.bounds.origin.y + 8
      } else {
        let before = hand.frame(of: rows[index - 1].detail, beside: row.toggle)
        top = before.origin.y + before.size.height + 12
      }
      let bounds = hand.bounds
      hand.place(
        row.toggle,
        CGRect(
          x: bounds.origin.x + bounds.size.width - 67, y: top, width: 51, height: 31))
      let left = hand.bounds.origin.x + 16
      let toggle = hand.frame(of: row.toggle, beside: row.title)
      let room = CGSize(
        width: toggle.origin.x - 8 - left, height: .greatestFiniteMagnitude)
      hand.place(
        row.title,
        CGRect(
          x: left, y: toggle.origin.y, width: room.width,
          height: row.title.plumbSizeThatFits(room).height))
      let title = hand.frame(of: row.title, beside: row.detail)
      let detailRoom = CGSize(width: title.size.width, height: .greatestFiniteMagnitude)
      hand.place(
        row.detail,
        CGRect(
          x: title.origin.x, y: title.origin.y + title.size.height + 2, width: title.size.width,
          height: row.detail.plumbSizeThatFits(detailRoom).height))
    }
  }
}
