// How many lines a text may take is a limit, and 0 is none.
// control: replace "numberOfLines" with "lineLimit"
import Plumb
import PlumbSVG

final class Heading: TextLabel {
  /// A subclass may have a property of its own with a name that is taken elsewhere.
  var textColor = SVG.Color.black
}

func wrap(_ title: Heading) {
  title.textColor = .gray
  // expected-error@+1 {{'numberOfLines' has been renamed to 'lineLimit'}}
  title.numberOfLines = 0
}
