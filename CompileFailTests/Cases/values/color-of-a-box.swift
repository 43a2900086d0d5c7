// A box is filled, and its border has a color of its own.
// control: replace "color" with "fill"
import Plumb
import PlumbSVG

func layOut() {
  // expected-error@+1 {{a box has a fill: ColorBox(fill: .white)}}
  _ = ColorBox(color: .white)
}
