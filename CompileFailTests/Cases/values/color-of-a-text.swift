// A color is a number.
// control: replace "= Color(" with "= Shade("
// mend: replace "= Color(text)" with "= Color(hex: 0xEEF1F5)"
import Plumb
import PlumbSVG

func layOut(_ text: String) {
  // expected-error@+1 {{a color is a number of three bytes: SVG.Color(hex: 0xEEF1F5)}}
  let color = Color(text)
  _ = color
}

typealias Color = SVG.Color

struct Shade {
  init(_ text: String) {}
}
