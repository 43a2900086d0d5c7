// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "a fact has its own distance: setTop(inset: 8), setTop(at: photo.plumb.bottom, offset: 8)"
)
extension LayoutMaker {
  @_alwaysEmitIntoClient public func margin(_ distance: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func marginTop(_ distance: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func marginLeft(_ distance: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func marginBottom(_ distance: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func marginRight(_ distance: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func marginStart(_ distance: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func marginEnd(_ distance: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func marginHorizontal(_ distance: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func marginVertical(_ distance: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func padding(_ distance: CGFloat = 8) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func padding(_ sides: UnknownSide, _ distance: CGFloat = 8) -> Self
  { unreachable() }
  @_alwaysEmitIntoClient public func offset(_ distance: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func offset(x: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func offset(y: CGFloat) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message:
    "insets belong to the fact: setTop(inset: 8), stickOnParent(withInsets: LayoutInsets(all: 8))"
)
extension LayoutMaker {
  @_alwaysEmitIntoClient public func inset(_ distance: some Any) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func inset(by distance: some Any) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func insets(_ distances: some Any) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func insetBy(dx: CGFloat, dy: CGFloat) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance has two coordinates: movingOrigin(by: CGPoint(x: 8, y: 8))"
)
extension LayoutMaker {
  @_alwaysEmitIntoClient public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    unreachable()
  }
  @_alwaysEmitIntoClient public func offset(_ size: CGSize) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a frame moves along an axis, or along both: movingX(by: 8), movingOrigin(by: CGPoint(x: 8, y: 8))"
)
extension LayoutMaker {
  @_alwaysEmitIntoClient public func moving(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    unreachable()
  }
  @_alwaysEmitIntoClient public func moving(by distance: some Any) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func move(x: CGFloat = 0, y: CGFloat = 0) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func moved(x: CGFloat = 0, y: CGFloat = 0) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func translated(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    unreachable()
  }
  @_alwaysEmitIntoClient public func moved(by distance: some Any) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func translated(by distance: some Any) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a frame grows or shrinks by its lengths: expandingWidth(by: 8), expandingSize(by: CGSize(width: 8, height: 8))"
)
extension LayoutMaker {
  @_alwaysEmitIntoClient public func expanding(by distance: some Any) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func insetting(by distance: some Any) -> Self { unreachable() }
}
