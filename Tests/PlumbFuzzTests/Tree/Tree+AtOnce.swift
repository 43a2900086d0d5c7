import Foundation
import Plumb

// Layouts at once and trials, for any kind of container.
extension Tree {
  /// The width that selects a container's layouts. For a scrolling container, that of the visible part or the
  /// content.
  func conditionWidth(of container: Int) -> Double {
    guard let view = existingView(container) else { return 0 }
    guard let scrolling = view.plumbScrolling else { return view.plumbBounds.width }
    return scene.nodes[container].scrolls(.x)
      ? scrolling.viewport.width : scrolling.content.width
  }

  /// The frame that a layout gives a view when it is evaluated at once.
  func frame<Box: SceneBox<Kit.View>>(
    of view: Kit.View, by layout: NodeLayout, in box: Box
  ) -> CGRect? {
    box.plumb.frame(of: view, by: { make(layout, $0) })
  }

  func layOutAtOnce<Box: SceneBox<Kit.View>>(
    _ members: [Int], by run: Scene.Run, in box: Box
  ) {
    box.plumb.layout(members.map { view($0) }) { make(run, $0) }
  }

  func sizeOnTrial<Box: SceneBox<Kit.View>>(of box: Box, in size: CGSize) -> CGSize {
    box.plumb.sizeThatFits(size)
  }
}
