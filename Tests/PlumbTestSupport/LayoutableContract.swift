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
  expect(child.layoutParent == nil, "a new host has no parent")
  root.layoutFrame = CGRect(x: 0, y: 0, width: 400, height: 300)
  add(parent, root)
  add(child, parent)
  add(sibling, parent)
  expect(child.layoutParent === parent, "a host that was added has its parent")

  parent.layoutFrame = CGRect(x: 20, y: 30, width: 200, height: 100)
  expect(
    parent.layoutFrame == CGRect(x: 20, y: 30, width: 200, height: 100),
    "a frame stays as it is set")
  expect(
    parent.layoutBounds.size == CGSize(width: 200, height: 100), "bounds have the size of the frame"
  )
  let bounds = parent.layoutBounds
  for area in [
    parent.layoutSafeArea(in: bounds), parent.layoutMarginsArea(in: bounds),
    parent.layoutReadableArea(in: bounds),
  ] {
    expect(parent.layoutBounds.contains(area), "an area lies in the bounds")
  }

  let frame = CGRect(x: 1.5, y: 2.5, width: 30, height: 20)
  expect(
    !child.applyLayout(frame, in: ObjectIdentifier(root), on: .none),
    "only the parent applies a frame")
  expect(
    child.applyLayout(frame, in: ObjectIdentifier(parent), on: .none), "the parent applies a frame")
  expect(
    child.layoutFrame == parent.pixelGrid.aligned(frame), "the frame that is applied is on the grid"
  )
  let applied = child.layoutFrame
  for bad in [CGFloat.nan, .infinity, -1] {
    let unsound = CGRect(x: 0, y: 0, width: bad, height: 1)
    expect(
      !child.applyLayout(unsound, in: ObjectIdentifier(parent), on: .none),
      "an unsound frame is refused")
  }
  expect(child.layoutFrame == applied, "a refused frame changes nothing")

  let (parentID, childID) = (ObjectIdentifier(parent), ObjectIdentifier(child))
  expect(
    child.layoutFrame(asSiblingOf: ObjectIdentifier(sibling), in: parentID) == applied,
    "a sibling stands at its frame")
  expect(
    child.layoutFrame(asSiblingOf: childID, in: parentID) == nil, "a host is no sibling of itself")
  expect(
    child.layoutFrame(asSiblingOf: ObjectIdentifier(sibling), in: ObjectIdentifier(root)) == nil,
    "a sibling has the same parent")

  parent.plumb.layout(sibling) {
    $0.pinLeft(to: child, with: { $0.right }).pinTop(to: root, with: { $0.top })
      .setSize(to: CGSize(width: 10, height: 10))
  }
  expect(sibling.layoutFrame.origin == CGPoint(x: applied.maxX, y: -30), "references are found")
}
