// A box is filled, and its border has a color of its own.
// control: replace "backgroundColor" with "borderColor"
// mend: replace "backgroundColor = .white" with "fill = .color(.white)"
import Plumb
import PlumbSVG

func layOut(_ box: ColorBox) {
  // expected-error@+1 {{a box has a fill, and is made with it: ColorBox(fill: .white)}}
  box.backgroundColor = .white
}
