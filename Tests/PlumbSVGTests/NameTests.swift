import AppleNames
import PlumbSVG
import Testing

/// PlumbSVG may be imported beside Apple's frameworks: it has no type on its top level whose name is
/// one of theirs, or might well become one.
@Suite struct NameTests {
  /// Each of these is ambiguous, and does not compile, where PlumbSVG has a type of the same name.
  private typealias Names = (
    Alignment, Button, Canvas, Color, Drawable, Font, Gradient, HTML, Image, Label, LineBreaking,
    Page, Paint, Path, Picture, Rectangle, Section, Shading, Shape, Text, TextLine, Transform, View
  )

  @Test func namesOfAppleAreApples() {
    #expect(!String(reflecting: Names.self).contains("PlumbSVG"))
  }
}
