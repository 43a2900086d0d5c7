// Tracks of a matrix shrink in proportion.
// control: replace ".givingWay(views[0])" with ".startingAt(column: 1)"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    $0.matrix().givingWay(views[0]).setColumns(2).setRows(2).setCells { $0.stickOnParent() }
  }
}
