// Written by Scripts/WriteVerbs.swift.
//
// What a complete layout does not take, in words: one more length, size or frame.
//
// A maker that completes a layout within a chain still has its two axes, and the refusal names what is
// decided. One that was kept as a value has not: these say it. The type checker looks at them only
// where nothing else fits, so they cost a correct chain nothing.

import Foundation

@available(
  *, unavailable,
  message: """
    the layout is complete: two facts already decide each axis; to change its frame, add moving, \
    pinching, expanding or limiting
    """
)
extension LayoutMaker where State == IndividualLayout {
  public func setWidth(to width: CGFloat) -> Self { unreachable() }
  public func setWidth(by width: @escaping (ParentGuide<Horizontal>) -> CGFloat) -> Self {
    unreachable()
  }
  public func fitWidth() -> Self { unreachable() }
  public func fitWidth(by offer: @escaping (ParentGuide<Horizontal>) -> CGFloat) -> Self {
    unreachable()
  }
  public func setWidth(toHeight ratio: CGFloat) -> Self { unreachable() }

  public func setHeight(to height: CGFloat) -> Self { unreachable() }
  public func setHeight(by height: @escaping (ParentGuide<Vertical>) -> CGFloat) -> Self {
    unreachable()
  }
  public func fitHeight() -> Self { unreachable() }
  public func fitHeight(by offer: @escaping (ParentGuide<Vertical>) -> CGFloat) -> Self {
    unreachable()
  }
  public func setHeight(toWidth ratio: CGFloat) -> Self { unreachable() }

  public func setSize(to size: CGSize) -> Self { unreachable() }
  public func setSize(by size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize) -> Self {
    unreachable()
  }
  public func fitSize() -> Self { unreachable() }
  public func fitSize(by offer: @escaping (ParentFrameGuide<Horizontal>) -> CGSize) -> Self {
    unreachable()
  }

  public func aspectFit(ratio: CGFloat, in size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize)
    -> Self
  { unreachable() }

  public func aspectFill(
    ratio: CGFloat, in size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize
  ) -> Self { unreachable() }

  public func setFrame(to frame: CGRect) -> Self { unreachable() }
  public func setFrame(by frame: @escaping (ParentFrameGuide<Horizontal>) -> CGRect) -> Self {
    unreachable()
  }

  public func stickOnParent(withInsets insets: LayoutInsets = .zero) -> Self { unreachable() }

  public func stickOnParentSafeArea(withInsets insets: LayoutInsets = .zero) -> Self {
    unreachable()
  }

  public func stickOnParentHorizontally(leading: CGFloat = 0, trailing: CGFloat = 0) -> Self {
    unreachable()
  }

  public func stickOnParentVertically(top: CGFloat = 0, bottom: CGFloat = 0) -> Self {
    unreachable()
  }
}
