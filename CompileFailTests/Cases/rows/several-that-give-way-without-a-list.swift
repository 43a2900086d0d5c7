// Who gives way together is named in a list.
// control: replace "givingWay" with "yielding"
// mend: replace "views[0], views[1]" with "[views[0], views[1]]"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{several that give way together are a list: givingWay([title, photo])}}
    $0.row().fitWidth().givingWay(views[0], views[1]).equalizeGaps().stickOnParentVertically()
  }
}

extension LayoutMaker where State: TakesGivingWay {
  func yielding(_ one: HeadlessView, _ other: HeadlessView) -> LayoutMaker<State> { self }
}
