import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// A player: covers that scroll sideways, a slider whose knob stands at the end of what has been played.
  static let player = Page(
    name: "player", title: "Player", chapter: .scrolling,
    note: """
      The covers scroll sideways, from the leading edge on, and are as high as the list. The knob has its center on \
      the trailing edge of what has been played. The title gives way, the heart does not.
      """,
    source: .here(), screens: Screen.parts(heights: [420, 380, 420])
  ) { screen in
    let root = HeadlessContainerView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "player"
    root.direction = screen.direction
    root.layoutMargins = LayoutInsets(all: 20)
    let covers = HeadlessContainerScrollView()
    covers.name = "covers"
    covers.scrollAxes = .horizontal
    let pictures = [SVG.Color.indigo, .teal, .orange, .pink, .green, .purple, .brown].map { tint in
      let cover = ImageBox(imageSize: CGSize(width: 300, height: 300), tint: tint)
      cover.cornerRadius = 12
      return cover
    }
    let title = TextLabel(
      "The Well-Tempered Clavier, Book I: Prelude and Fugue in C major",
      font: SVG.Font(size: 17, weight: .bold), lineLimit: 0)
    let heart = Chip("♥", .red, on: .white)
    let (track, played) = (
      ColorBox(fill: .lightGray, cornerRadius: 2), ColorBox(fill: .blue, cornerRadius: 2)
    )
    let knob = ColorBox(fill: .blue, cornerRadius: 8)
    let times = ["0:42", "-1:33"].map { TextLabel($0, font: SVG.Font(size: 13), color: .gray) }
    let buttons = ["«", "II", "»"].map { Chip($0, .blue, on: .white, size: 22) }
    for cover in pictures { covers.addSubview(cover) }
    for view in [covers, title, heart, track, played, knob] + times + buttons {
      root.addSubview(view)
    }
    // excerpt
    covers.plumb.setLayout(for: pictures) {
      $0.row(leading: 20, trailing: 20).fitWidth().pack(at: .leading, gaps: 12)
        .setTop(inset: 0).setBottom(inset: 0)
    }
    root.plumb.setLayout(for: covers) {
      $0.stickOnParentHorizontally().setTop(inset: 20).setHeight(to: 150)
    }
    root.plumb.setLayout(for: heart) {
      $0.setTrailing(inset: 0, from: .layoutMargins).fitWidth()
        .setTop(at: covers.plumb.bottom, offset: 20).fitHeight()
    }
    root.plumb.setLayout(for: title) {
      $0.setLeading(inset: 0, from: .layoutMargins).setTrailing(
        at: heart.plumb.leading, offset: -12
      )
      .setTop(at: heart.plumb.top).fitHeight()
    }
    root.plumb.setLayout(for: track) {
      $0.setLeading(inset: 0, from: .layoutMargins).setTrailing(inset: 0, from: .layoutMargins)
        .setTop(at: [title, heart].plumb.bottom, offset: 24).setHeight(to: 4)
    }
    root.plumb.setLayout(for: played) {
      $0.setLeading(at: track.plumb.leading).setWidth(like: track.plumb.width * 0.31)
        .setTop(at: track.plumb.top).setBottom(at: track.plumb.bottom)
    }
    root.plumb.setLayout(for: knob) {
      $0.setCenter(at: played.plumb.trailing).setMiddle(at: track.plumb.middle)
        .setSize(to: CGSize(width: 16, height: 16))
    }
    root.plumb.setLayout(for: times) {
      $0.row(in: .layoutMargins).fitWidth().equalizeGaps()
        .setTop(at: track.plumb.bottom, offset: 12).fitHeight()
    }
    root.plumb.setLayout(for: buttons) {
      $0.row(in: .layoutMargins).fitWidth().equalizeGaps(includingEnds: true)
        .setTop(at: times.plumb.bottom, offset: 12).fitHeight()
    }
    // end
    root.plumb.setZIndex(to: 1, for: played)
    root.plumb.setZIndex(to: 2, for: knob)
    root.layoutIfNeeded()
    let hidden = max(0, covers.contentSize.width - covers.bounds.width)
    covers.contentOffset.x =
      screen.direction == .leftToRight ? min(60, hidden) : max(0, hidden - 60)
    root.layoutIfNeeded()
    return root
  }
}
