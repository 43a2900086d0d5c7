// What is looked up is measured in a closure.
// control: replace ".lookup" with ".found"
// mend: replace ".lookup { photo }.bottom" with ".measured(on: .lookup { photo }) { $0.bottom }"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a host that is looked up is measured in a closure: setTop(at: .measured(on: .lookup { selected }) { $0.bottom })}}
    $0.setTop(at: .lookup { photo }.bottom).setLeft(to: 8).fitSize()
  }
}

extension LayoutPlace {
  static func found(_ find: () -> HeadlessView) -> LayoutScope<HeadlessView> { find().plumb }
}
