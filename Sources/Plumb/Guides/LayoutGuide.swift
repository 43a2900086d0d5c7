import Foundation

/// The rectangles that the closures of a layout measure from.
///
///     maker.setLeft(by: { $0.left + 8 })                                  // the parent
///          .setRight(by: { $0.layoutMarginsGuide.right })                 // one of its areas
///          .pinTop(to: photo, with: { $0.bottom + 8 })                    // a reference
///          .setHeight(to: 20)
///          .movingBottom(to: { min($0.bottom, $0.parent.bottom - 8) })    // the frame so far
///
/// A guide is a value. It costs no allocation, is read when the layout is evaluated, and shows the
/// places as they were then.
///
/// The guides of each axis are a type of their own: ``HorizontalGuide``, ``DirectionalGuide`` and
/// ``VerticalGuide``, and ``PlaneGuide`` and ``DirectionalPlaneGuide`` for both axes. So a name like
/// `left` is one declaration in each of them, a measure or a refusal, and the type checker has nothing
/// to choose from. One type for all axes costs it a fifth more for each chain of closures
/// (`Docs/Performance.md`). The names here lead from what is measured along to the guide's type.
public enum LayoutGuide {
  /// The parent: its bounds, and inside them its safe area, layout margins and readable area.
  public typealias Parent<Measured: MeasuredAxes> = Measured.ParentGuide

  /// A reference, in the parent's coordinates. Its own members measure it as it stands: a transformed
  /// reference by the box around it.
  public typealias Reference<Measured: MeasuredAxes> = Measured.ReferenceGuide

  /// A rectangle such as the parent's safe area.
  public typealias Area<Measured: MeasuredAxes> = Measured.AreaGuide

  /// The frame as the adjustments so far have left it.
  ///
  ///     maker.movingBottom(to: { min($0.bottom, $0.parent.bottom - 8) })
  public typealias Adjusted<Measured: MeasuredAxes> = Measured.AdjustedGuide
}

extension LayoutMeasures where Base == LayoutGuide.OfParent {
  /// The part of the parent that no bar, notch or rounded corner covers.
  @inlinable
  public var safeAreaGuide: LayoutGuide.Area<Measured> { area(.safeArea) }

  /// The parent without its layout margins.
  @inlinable
  public var layoutMarginsGuide: LayoutGuide.Area<Measured> { area(.layoutMargins) }

  /// The part of the parent in which lines of text are short enough to be read with ease.
  @inlinable
  public var readableGuide: LayoutGuide.Area<Measured> { area(.readable) }

  /// The part of the parent's content that is in view; the parent itself, if it does not scroll. What measures from
  /// it is laid out again when the parent scrolls.
  @inlinable
  public var viewportGuide: LayoutGuide.Area<Measured> { area(.viewport) }

  @_alwaysEmitIntoClient @inline(always)
  func area(_ area: LayoutArea) -> LayoutGuide.Area<Measured> {
    LayoutGuide.Area<Measured>(base.area(area, along: Measured.self))
  }

  /// The parent itself; nil if it is not of that class.
  ///
  /// A stored closure that needs more of its container than rectangles should ask for it here. If it
  /// captures the container instead, the two keep each other alive.
  ///
  ///     maker.setWidth(by: { $0.parent(as: Card.self)?.columnWidth ?? 100 })
  public func parent<Host: Layoutable>(as type: Host.Type) -> Host? { base.host as? Host }
}

extension LayoutMeasures where Base == LayoutGuide.OfReference {
  /// The reference as it would stand without its own transform.
  public var withoutTransform: LayoutGuide.Area<Measured> {
    LayoutGuide.Area<Measured>(
      LayoutGuide.OfArea(base.untransformed?.rectangle ?? base.rectangle))
  }
}

extension LayoutMeasures where Base == LayoutGuide.OfAdjustedFrame {
  /// The parent, to measure from as well.
  public var parent: LayoutGuide.Parent<Measured> { LayoutGuide.Parent<Measured>(base.parent) }
}
