import Foundation
import Plumb

let which = CommandLine.arguments[1]
let rounds = Int(CommandLine.arguments[2])!
let cell: FeedCell = which == "manual" ? ManualCell() : AtOnceCell()
cell.frame = CGRect(x: 0, y: 0, width: 366, height: 1000)
for i in 0..<rounds {
  cell.posterComment.characters = i % 2 == 0 ? 16 : 240
  cell.setNeedsLayout()
  cell.layoutIfNeeded()
}
for v in cell.subviews { print(v.layoutName, v.frame) }
