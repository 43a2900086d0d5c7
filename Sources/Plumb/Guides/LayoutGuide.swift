import Foundation

/// The rectangles that the closures of a layout measure from.
///
///     maker.setLeft(by: { $0.left + 8 })                                  // the parent
///          .setRight(by: { $0.layoutMarginsGuide.right })                 // one of its areas
///          .pinTop(to: photo, with: { $0.bottom + 8 })                    // a reference
///          .setHeight(to: 20)
///          .movingBottom(to: { min($0.bottom, $0.parent.bottom - 8) })    // the frame so far
///
/// A guide is a value and costs no allocation. It is read when the layout is evaluated, and shows the places at
/// that time.
///
/// Each axis has a guide type of its own: ``HorizontalGuide``, ``DirectionalGuide`` and ``VerticalGuide``, and
/// ``PlaneGuide`` and ``DirectionalPlaneGuide`` for both axes. So each type declares a name like `left` only once:
/// either as a measure, or as unavailable with a message. Then the type checker has no choice to make. With one type
/// for all axes, it takes a fifth more instructions for each chain of closures (`Docs/Performance.md`). The names
/// here map the axes of a closure to the type of its guide.
public enum LayoutGuide {
  /// The parent: its bounds, and inside them its safe area, layout margins and readable area.
  public typealias Parent<Measured: MeasuredAxes> = Measured.ParentGuide

  /// A reference, in the parent's coordinates. A transformed reference is measured by the box around it.
  public typealias Reference<Measured: MeasuredAxes> = Measured.ReferenceGuide

  /// A rectangle such as the parent's safe area.
  public typealias Area<Measured: MeasuredAxes> = Measured.AreaGuide

  /// The frame after the adjustments so far.
  ///
  ///     maker.movingBottom(to: { min($0.bottom, $0.parent.bottom - 8) })
  public typealias Adjusted<Measured: MeasuredAxes> = Measured.AdjustedGuide
}

extension LayoutMeasures where Base == LayoutGuide.OfParent {
  /// The part of the parent that no bar, notch or rounded corner covers.
  @_alwaysEmitIntoClient
  public var safeAreaGuide: LayoutGuide.Area<Measured> { area(.safeArea) }

  /// The parent's bounds inside its layout margins.
  @_alwaysEmitIntoClient
  public var layoutMarginsGuide: LayoutGuide.Area<Measured> { area(.layoutMargins) }

  /// The part of the parent in which lines of text are short enough to be read with ease.
  @_alwaysEmitIntoClient
  public var readableGuide: LayoutGuide.Area<Measured> { area(.readable) }

  /// The visible part of the parent's content; the parent itself, if it does not scroll. Layouts that measure
  /// from it run again when the parent scrolls.
  @_alwaysEmitIntoClient
  public var viewportGuide: LayoutGuide.Area<Measured> { area(.viewport) }

  @_alwaysEmitIntoClient @inline(always)
  func area(_ area: LayoutArea) -> LayoutGuide.Area<Measured> {
    LayoutGuide.Area<Measured>(base.area(area, along: Measured.self))
  }

  /// The parent itself as a `Host`; nil if it has another class.
  ///
  /// A stored closure that needs more of its container than rectangles should get it here. If it captured the
  /// container instead, the two would keep each other alive.
  ///
  ///     maker.setWidth(by: { $0.parent(as: Card.self)?.columnWidth ?? 100 })
  public func parent<Host: Layoutable>(as type: Host.Type) -> Host? { base.host as? Host }
}

extension LayoutMeasures where Base == LayoutGuide.OfReference {
  /// The reference as it is without its own transform.
  public var withoutTransform: LayoutGuide.Area<Measured> {
    LayoutGuide.Area<Measured>(
      LayoutGuide.OfArea(base.untransformed?.rectangle ?? base.rectangle))
  }
}

extension LayoutMeasures where Base == LayoutGuide.OfAdjustedFrame {
  /// The parent, so that a closure can also measure from it.
  public var parent: LayoutGuide.Parent<Measured> { LayoutGuide.Parent<Measured>(base.parent) }
}
