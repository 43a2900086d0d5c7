import Foundation
import Plumb
import PlumbSVG

let screen = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 360, height: 300))
screen.layoutMargins = LayoutInsets(all: 16)

let summary = ColorBox(fill: .white, cornerRadius: 12)
screen.addSubview(summary)
screen.plumb.setLayout(for: summary) {
  $0.setTopLeading(inset: 0, from: .layoutMargins).setTrailing(inset: 0, from: .layoutMargins)
    .setHeight(to: 64)
}

let picture = SVG.document(of: screen, background: SVG.Color(hex: 0xEEF1F5))
try picture.write(toFile: "profile.svg", atomically: true, encoding: .utf8)
