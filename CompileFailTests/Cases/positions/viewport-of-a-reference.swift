// Only the parent has a viewport; a reference has its frame.
// control: replace "viewportGuide" with "withoutTransform"
import Plumb

func layOut(_ title: HeadlessView, below photo: HeadlessView, in list: HeadlessContainerScrollView) {
  list.plumb.setLayout(for: title) {
    // expected-error@+1 {{only the parent has areas: setTop(by: { $0.safeAreaGuide.top }), movingTop(to: { $0.parent.safeAreaGuide.top })}}
    $0.pinTop(to: photo, with: { $0.viewportGuide.bottom }).setLeft(to: 8).fitSize()
  }
}
