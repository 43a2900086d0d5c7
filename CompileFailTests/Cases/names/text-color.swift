// A label has one colour, that of its text.
// control: replace "textColor" with "color"
import Plumb
import PlumbSVG

func color(_ title: TextLabel) {
  // expected-error@+1 {{'textColor' has been renamed to 'color'}}
  title.textColor = .gray
}
