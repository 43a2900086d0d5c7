// A matrix needs columns and rows before its cells.
// control: replace "return tracks" with "return all"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let tracks = $0.matrix().setColumns(3)
    let all = tracks.setRows(3)
    _ = all
    // expected-error@+1 {{'setCells(by:)' is unavailable: underspecified matrix: its rows are not decided; add setRows}}
    return tracks.setCells { $0.stickOnParent() }
  }
}
