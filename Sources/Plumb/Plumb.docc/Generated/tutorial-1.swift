import Foundation
import Plumb
import PlumbSVG

let screen = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 360, height: 300))
screen.layoutMargins = LayoutInsets(all: 16)

let picture = SVG.document(of: screen, background: SVG.Color(hex: 0xEEF1F5))
try picture.write(toFile: "profile.svg", atomically: true, encoding: .utf8)
