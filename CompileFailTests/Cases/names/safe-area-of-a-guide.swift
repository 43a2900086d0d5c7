// Guides of areas have names of their own.
// control: replace "$0.safeArea." with "$0.safeAreaGuide."
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{areas of a guide are safeAreaGuide, layoutMarginsGuide, readableGuide and viewportGuide: { $0.safeAreaGuide.top }}}
    $0.setTop(by: { $0.safeArea.top }).setLeft(to: 8).fitSize()
  }
}
