import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// Headers without enough room: titles that give way, buttons that do not, and spacers.
  static let headers = Page(
    name: "headers", title: "Who gives way", chapter: .rows,
    note: """
      Four rows. In the first a long title gives way and the button does not. In the second the second \
      line of the two gives way before the title does, which keeps 90 points. The third lists a width for \
      each view, with a spacer before the last one. In the fourth the slider takes what is left.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "headers"
    root.direction = screen.direction
    root.layoutMargins = LayoutInsets(all: 16)
    func label(_ text: String) -> HeadlessView { TextLabel(text, font: SVG.Font(size: 17)) }
    func chip(_ text: String) -> HeadlessView { Chip(text, .blue, on: .white) }
    let header = [label("Everything that we want to see in Göteborg this summer"), chip("Done")]
    let song = [
      label("The Well-Tempered Clavier"), label("Prelude and Fugue in C major"), chip("3:42"),
    ]
    let tools = ["Back", "Photos", "Select"].map(chip)
    let player = ["0:12", "", "-3:30"].map(chip)
    for view in header + song + tools + player { root.addSubview(view) }
    // excerpt
    root.plumb.setLayout(for: header) {
      $0.row(in: .layoutMargins).fitWidth().givingWay(header[0], downTo: 40)
        .pack(at: .leading, gaps: 8)
        .setTop(inset: 0, from: .layoutMargins).fitHeight()
    }
    root.plumb.setLayout(for: song) {
      $0.row(in: .layoutMargins).fitWidth().givingWay(song[1]).givingWay(song[0], downTo: 90)
        .pack(at: .leading, gaps: 8)
        .setTop(at: header.plumb.bottom, offset: 16).fitHeight()
    }
    root.plumb.setLayout(for: tools) {
      $0.row(in: .layoutMargins)
        .setWidths(to: [.fitted, .fitted, .spacer(atLeast: 16), .fitted]).setGaps(to: 8)
        .setTop(at: song.plumb.bottom, offset: 16).fitHeight()
    }
    root.plumb.setLayout(for: player) {
      $0.row(in: .layoutMargins)
        .setWidths(to: [.between(48...), .share, .between(48...)]).setGaps(to: 8)
        .setTop(at: tools.plumb.bottom, offset: 16).setHeight(to: 32)
    }
    // end
    root.layoutIfNeeded()
    return root
  }
}
