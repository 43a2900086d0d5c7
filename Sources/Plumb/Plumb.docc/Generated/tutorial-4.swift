import Foundation
import Plumb
import PlumbSVG

/// A face, a name, and a line below it.
final class Summary: HeadlessContainerView, SVG.Drawable {
  let face = ImageBox(imageSize: CGSize(width: 48, height: 48), motif: .person, tint: .indigo)
  let person = TextLabel("Ada Lindqvist", font: SVG.Font(size: 17, weight: .bold))
  let job = TextLabel("Architect in Göteborg", font: SVG.Font(size: 13), color: .gray)

  func setUp() {
    face.cornerRadius = 24
    for view in [face, person, job] { addSubview(view) }
    plumb.setLayout(for: face) {
      $0.setLeading(inset: 8).setMiddle(offset: 0).setWidth(to: 48).setHeight(to: 48)
    }
    plumb.setLayout(for: person) {
      $0.setLeading(at: face.plumb.trailing, offset: 12).setTrailing(inset: 12)
        .setBottom(at: .parent.middle, offset: 2).fitHeight()
    }
    plumb.setLayout(for: job) {
      $0.setLeading(at: person.plumb.leading).setTrailing(inset: 12)
        .setTop(at: person.plumb.bottom).fitHeight()
    }
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 12), with: .color(.white))
  }
}

let screen = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 360, height: 300))
screen.layoutMargins = LayoutInsets(all: 16)

let summary = Summary()
summary.setUp()
screen.addSubview(summary)
screen.plumb.setLayout(for: summary) {
  $0.setTopLeading(inset: 0, from: .layoutMargins).setTrailing(inset: 0, from: .layoutMargins)
    .setHeight(to: 64)
}

let message = TextLabel(
  "Draws rooms, bridges and the odd staircase. Thinks that a drawing should say everything once.",
  font: SVG.Font(size: 15), lineLimit: 0)
screen.addSubview(message)
screen.plumb.setLayout(for: message) {
  $0.setLeading(at: summary.plumb.leading).setTrailing(at: summary.plumb.trailing)
    .setTop(at: summary.plumb.bottom, offset: 12).fitHeight()
}

let picture = SVG.document(of: screen, background: SVG.Color(hex: 0xEEF1F5))
try picture.write(toFile: "profile.svg", atomically: true, encoding: .utf8)
