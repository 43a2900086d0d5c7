// Across a row a child needs two facts.
// control: replace ".alignItems" with ".centered"
// mend: replace "alignItems(.center)" with "setMiddle(offset: 0).fitHeight()"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{two facts say where children stand across: setMiddle(offset: 0).fitHeight() in a row, setCenter(offset: 0).fitWidth() in a column}}
    $0.row().equalizeWidths().setGaps(to: 8).alignItems(.center)
  }
}

extension LayoutMaker {
  func centered(_ place: Place) -> LayoutMaker<GroupLayout> { fatalError() }
}

enum Place { case center }
