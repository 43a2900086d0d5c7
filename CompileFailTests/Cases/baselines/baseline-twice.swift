// A baseline stands at one place.
// control: replace ".setLastBaseline(to: 61)" with ".setHeight(to: 61)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the vertical axis has its last baseline already; add height}}
    $0.setLeft(to: 8).fitWidth().setLastBaseline(at: .measured(on: card) { $0.bottom }).setLastBaseline(to: 61)
  }
}
