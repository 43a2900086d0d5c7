// In its cell a child needs what every frame needs.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
    $0.matrix().setColumns(3).setRows(4).setCells { $0.setTopLeft(to: .zero).fitWidth() }
  }
}
