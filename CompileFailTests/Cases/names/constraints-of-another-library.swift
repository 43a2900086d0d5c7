// A parent lays out its child by facts.
// control: replace ".snp" with ".rules"
// mend: replace "title.snp.makeConstraints { make in make.edges.equalToSuperview() }" with "card.plumb.layout(title) { make in make.stickOnParent() }"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the parent lays out its child, and a maker has verbs: card.plumb.layout(title) { $0.setTop(inset: 8).setLeft(inset: 8).fitSize() }}}
  title.snp.makeConstraints { make in make.edges.equalToSuperview() }
}

extension HeadlessView {
  var rules: Rules { Rules() }
}

struct Rules {
  var edges: Rules { self }
  func makeConstraints(_ make: (Rules) -> Void) {}
  func equalToSuperview() {}
}
