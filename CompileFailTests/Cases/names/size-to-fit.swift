// A maker fits a size or one length of it.
// control: replace "sizeToFit" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the size that a view asks for is fitted: fitSize(), or fitHeight() at its width}}
  card.plumb.layout(title) { $0.setTop(to: 8).setLeft(to: 8).sizeToFit() }
}
