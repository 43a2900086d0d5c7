import Foundation

/// A view without a screen: a real view tree with UIKit's names and meanings, on every platform that
/// Swift runs on.
///
/// Use it for layout on servers, for tests that draw, and for pictures by `PlumbSVG`. Subclass it like any view:
/// override ``layoutSubviews()`` to place children, and ``sizeThatFits(_:)`` to measure the view.
///
///     let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
///     let title = HeadlessView()
///     root.addSubview(title)
///     root.plumb.layout(title) {
///       $0.setTopLeft(inset: 8).setSize(to: CGSize(width: 100, height: 20))
///     }
///     // title.frame == (8, 8, 100, 20)
///
/// Unlike `UIView`, it stores the frame as it was set and computes the center from it. So the frame that is read is
/// exactly the one that was set. A view belongs to one thread at a time, which may be any thread.
open class HeadlessView {
  // Properties that passes read skip the check for exclusive access, also where other modules inline them. This is
  // safe: they are plain values, and their accessors call no other code.

  /// The frame in the parent, without the view's own transform.
  @exclusivity(unchecked)
  @usableFromInline final var plainFrame: CGRect
  /// The origin of the bounds.
  @exclusivity(unchecked)
  @usableFromInline final var boundsOrigin = CGPoint.zero
  @exclusivity(unchecked)
  @usableFromInline final var traits = Traits()
  /// The parent. It clears this reference when it is released. A weak reference would slow down every retain of the
  /// parent.
  @exclusivity(unchecked)
  @usableFromInline final var parent: Unretained<HeadlessView>?
  /// The values inherited from ancestors, cached in every view so that a pass does not walk up.
  @exclusivity(unchecked)
  @usableFromInline final var inherited = Inherited()
  @exclusivity(unchecked)
  @usableFromInline final var children = ChildList()
  /// The index among the parent's children.
  final var childIndex = 0

  final let identity = LayoutIdentity()
  /// The state of the layout pass.
  @exclusivity(unchecked)
  final var visit = VisitState()
  /// The release of a subtree that this view is part of.
  final var release: SubtreeRelease?
  /// The layouts that the view stores for its children; nil until it stores one.
  final weak var storedLayouts: LayoutInfo?
  final var own = HeadlessValues()

  /// Makes a view with a frame in its future parent.
  public init(frame: CGRect = .zero) {
    plainFrame = frame
  }

  deinit { children.release(during: release) }

  /// Places the children. The default does nothing; containers run their stored layouts.
  ///
  /// Called by ``layoutIfNeeded()``; do not call it yourself.
  open func layoutSubviews() {}

  /// The size that the view needs if `size` is offered. By default, its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    traits.insert(.withoutWish)
    return plainFrame.size
  }

  /// Called after `subview` has been added. It may change the tree.
  open func didAddSubview(_ subview: HeadlessView) {}

  /// Called before `subview` is removed. It may change the tree.
  open func willRemoveSubview(_ subview: HeadlessView) {}
}

extension HeadlessView {
  /// The values that a view inherits from its ancestors.
  @usableFromInline
  struct Inherited: Equatable {
    @usableFromInline var direction = LayoutWritingDirection.leftToRight
    @usableFromInline var pixelGrid = PixelGrid.none
  }

  @usableFromInline
  struct Traits: OptionSet {
    @usableFromInline let rawValue: UInt8

    @usableFromInline
    init(rawValue: UInt8) { self.rawValue = rawValue }

    @_alwaysEmitIntoClient @inline(always)
    func has(_ trait: Traits) -> Bool { rawValue & trait.rawValue != 0 }

    @_alwaysEmitIntoClient @inline(always)
    static var transformed: Traits { Traits(rawValue: 1) }
    /// The view is a ``HeadlessScrollView``.
    @_alwaysEmitIntoClient @inline(always)
    static var scrolling: Traits { Traits(rawValue: 2) }
    /// The last measurement only returned the current size.
    static var withoutWish: Traits { Traits(rawValue: 4) }
  }

  @_alwaysEmitIntoClient @inline(always)
  final var isTransformed: Bool { traits.has(.transformed) }

  @_alwaysEmitIntoClient @inline(always)
  final var isScrolling: Bool { traits.has(.scrolling) }
}
