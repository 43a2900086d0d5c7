// Compiles beside Plumb and stand-ins for the types of Apple's frameworks: names that are not Plumb's mean
// what they mean without it, and a view's own members do not meet Plumb's.
import AppleNames
import Foundation
import Plumb

func sum(_ numbers: Span<Int>) -> Int {
  var sum = 0
  for index in numbers.indices { sum += numbers[index] }
  return sum
}

let direction = LayoutDirection.self
let anchor = Anchor.self
let layout = Layout.self
let others = (Axis.self, Color.self, Edge.self, EdgeInsets.self, Path.self, Shape.self, View.self)

/// A host whose author chose names that a layout library might have taken.
final class Tile: Layoutable {
  weak var parent: Tile?
  var layoutName = "tile"
  var issueHandler: (() -> Void)?
  var layoutFrame = 0
  var layoutDirection = "left to right"
  var layoutOrder = 1
  var direction = 0
  var name = 0
  var pixelGrid = 0
  var frame = LayoutSize()

  struct LayoutSize {}

  var plumbParent: Tile? { parent }
  var plumbFrame = CGRect.zero
  func plumbSizeThatFits(_ size: CGSize) -> CGSize { size }

  func layOut(_ child: Tile) {
    layoutName += layoutDirection
    layoutFrame += layoutOrder + direction + name + pixelGrid
    issueHandler?()
    plumb.layout(child) { $0.setTopLeft(to: .zero).fitSize() }
  }
}

/// A view with names of its own.
final class Badge: HeadlessView {
  var layoutName = "badge"
  var layoutFrame = 0
  var layoutDirection = "left to right"
  var layoutOrder = 1

  func layOut(_ child: HeadlessView) {
    layoutName += layoutDirection
    layoutFrame += layoutOrder
    plumb.layout(child) { $0.setTopLeft(to: .zero).fitSize() }
  }
}
