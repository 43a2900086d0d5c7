// A font is made of its size.
// control: replace ".systemFont" with ".plain"
// mend: replace ".systemFont(ofSize: 17)" with "SVG.Font(size: 17)"
import Foundation
import Plumb
import PlumbSVG

func layOut() {
  // expected-error@+1 {{a font has a size and a weight: SVG.Font(size: 17, weight: .bold)}}
  _ = TextLabel("Title", font: .systemFont(ofSize: 17))
}

extension SVG.Font {
  static func plain(ofSize size: CGFloat) -> Self { Self(size: size) }
}
