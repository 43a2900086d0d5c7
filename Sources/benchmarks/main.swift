import FeedCell
import Foundation
import Plumb

let which = CommandLine.arguments[1]
let rounds = Int(CommandLine.arguments[2])!
let texts = try FeedCellSpecification.bundled()
let cell: FeedCell =
  switch which {
  case "manual": ManualFeedCell(width: 366)
  case "atonce": AtOnceFeedCell(width: 366)
  default: StoredFeedCell(width: 366)
  }
cell.fill(texts.short.characters)
for i in 0..<rounds {
  cell.posterComment.characters = i % 2 == 0 ? 240 : 16
  cell.setNeedsLayout()
  cell.layoutIfNeeded()
}
let expected = texts.short.frames(atWidth: 366)
for v in cell.leaves where v.frame != expected[v.layoutName] {
  print(v.layoutName, v.frame, expected[v.layoutName]!)
}
