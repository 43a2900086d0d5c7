import Foundation
import Plumb
import Testing

/// Holds a type of host against what `Layoutable` promises. Run it on every host, your own included.
///
/// `makeHost` makes a host without a parent; `add` puts the first host into the second.
public func checkLayoutable<Host: Layoutable>(
  makeHost: () -> Host, add: (Host, Host) -> Void,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let (root, parent, child, sibling) = (makeHost(), makeHost(), makeHost(), makeHost())
  func expect(_ condition: Bool, _ law: Comment) {
    #expect(condition, law, sourceLocation: sourceLocation)
  }
  expect(child.plumbParent == nil, "a new host has no parent")
  root.plumbFrame = CGRect(x: 0, y: 0, width: 400, height: 300)
  add(parent, root)
  add(child, parent)
  add(sibling, parent)
  expect(child.plumbParent === parent, "a host that was added has its parent")

  parent.plumbFrame = CGRect(x: 20, y: 30, width: 200, height: 100)
  expect(
    parent.plumbFrame == CGRect(x: 20, y: 30, width: 200, height: 100),
    "a frame stays as it is set")
  let bounds = parent.plumbBounds
  expect(bounds.size == CGSize(width: 200, height: 100), "bounds have the size of the frame")
  for area in LayoutArea.allCases {
    expect(bounds.contains(parent.plumbArea(area, in: bounds)), "an area lies in the bounds")
  }

  let frame = CGRect(x: 1.5, y: 2.5, width: 30, height: 20)
  root.plumb.layout(child) { $0.setFrame(to: frame) }
  expect(child.plumbFrame != frame, "only the parent lays a host out")
  parent.plumb.layout(child) { $0.setFrame(to: frame) }
  expect(
    child.plumbFrame == parent.plumbPixelGrid.aligned(frame), "the parent puts a host on the grid")
  let applied = child.plumbFrame
  for bad in [CGFloat.nan, .infinity] {
    parent.plumb.layout(child) {
      $0.setFrame(to: CGRect(x: 0, y: 0, width: bad, height: 1))
    }
  }
  expect(child.plumbFrame == applied, "a frame that is no frame changes nothing")

  parent.plumb.layout(sibling) {
    $0.pinLeft(to: child, with: { $0.right }).setTop(at: root.plumb.top)
      .setSize(to: CGSize(width: 10, height: 10))
  }
  expect(sibling.plumbFrame.origin == CGPoint(x: applied.maxX, y: -30), "references are found")
  expect(
    child.plumbLife.map { $0 === child.plumbLife } ?? true, "a host has one life")
}
