import Foundation
import Plumb

/// Several edges of a view at once: `allEdges`, `horizontalEdges` or `verticalEdges`.
///
///     photo.anchors.allEdges == card.anchors.allEdges - 10          // 10 points inside, all around
///     photo.anchors.allEdges == card.anchors.allEdges - LayoutInsets(top: 8, leading: 12)
///     title.anchors.horizontalEdges.inside(card.anchors.margins.horizontalEdges)
///
/// Subtracting goes inwards from each edge and adding outwards. Sides are leading and trailing, so that
/// insets follow the writing direction. `<=` and `>=` compare each edge alike: with `<=` all four lie
/// further up or towards the leading edge. To keep a view inside another one, use ``inside(_:)``.
public struct EdgesAnchor<Edges: EdgeSet> {
  let item: AnchorItem
  var insets = LayoutInsets.zero

  /// The edges so many points further in, all around.
  public static func - (edges: Self, distance: CGFloat) -> InsetEdges<Edges> {
    InsetEdges(edges: edges, insets: LayoutInsets(all: distance))
  }

  /// The edges so many points further out, all around.
  public static func + (edges: Self, distance: CGFloat) -> InsetEdges<Edges> {
    InsetEdges(edges: edges, insets: LayoutInsets(all: -distance))
  }

  /// The edges, each so many points further in.
  public static func - (edges: Self, insets: LayoutInsets) -> InsetEdges<Edges> {
    InsetEdges(edges: edges, insets: insets)
  }

  /// The edges, each so many points further out.
  public static func + (edges: Self, outsets: LayoutInsets) -> InsetEdges<Edges> {
    InsetEdges(
      edges: edges,
      insets: LayoutInsets(
        top: -outsets.top, leading: -outsets.leading, bottom: -outsets.bottom,
        trailing: -outsets.trailing))
  }
}

/// Edges some points further in, for the right side of an equation.
public struct InsetEdges<Edges: EdgeSet> {
  let edges: EdgesAnchor<Edges>
  let insets: LayoutInsets
}

/// Edges to measure from: as they are, or some points further in.
public protocol EdgesTerm<Edges> {
  /// Which edges.
  associatedtype Edges: EdgeSet

  /// The edges, and how far they are moved inwards.
  @_documentation(visibility: internal)
  var insetEdges: InsetEdges<Edges> { get }
}

extension EdgesAnchor: EdgesTerm {
  @_documentation(visibility: internal)
  public var insetEdges: InsetEdges<Edges> { InsetEdges(edges: self, insets: .zero) }
}

extension InsetEdges: EdgesTerm {
  @_documentation(visibility: internal)
  public var insetEdges: InsetEdges<Edges> { self }
}

/// Which edges an ``EdgesAnchor`` is of.
public protocol EdgeSet {
  /// The edges in the order in which their constraints are made.
  @_documentation(visibility: internal)
  static var edges: [AnchorEdge] { get }
}

/// Top, bottom, leading and trailing.
public enum AllEdges: EdgeSet {
  @_documentation(visibility: internal)
  public static var edges: [AnchorEdge] { VerticalEdges.edges + HorizontalEdges.edges }
}

/// Leading and trailing.
public enum HorizontalEdges: EdgeSet {
  @_documentation(visibility: internal)
  public static var edges: [AnchorEdge] { [AnchorEdge(.leading), AnchorEdge(.trailing)] }
}

/// Top and bottom.
public enum VerticalEdges: EdgeSet {
  @_documentation(visibility: internal)
  public static var edges: [AnchorEdge] { [AnchorEdge(.top), AnchorEdge(.bottom)] }
}

/// One edge of an ``EdgeSet``.
@_documentation(visibility: internal)
public struct AnchorEdge {
  let attribute: ItemAttribute

  init(_ attribute: ItemAttribute) {
    self.attribute = attribute
  }

  /// Whether inwards is against the axis.
  var isFar: Bool { attribute == .bottom || attribute == .trailing }

  /// How far along the axis the edge lies when it is moved inwards.
  func offset(of insets: LayoutInsets) -> CGFloat {
    switch attribute {
    case .top: insets.top
    case .bottom: -insets.bottom
    case .leading: insets.leading
    default: -insets.trailing
    }
  }
}

/// The width and the height of a view at once.
///
///     photo.anchors.size == card.anchors.size + CGSize(width: -20, height: -10)
///     photo.anchors.size >= CGSize(width: 40, height: 40)
public struct SizeAnchor: SizeTerm {
  let item: AnchorItem

  @_documentation(visibility: internal)
  public var sizeExpression: SizeExpression {
    SizeExpression(anchor: self, multiplier: 1, constant: .zero)
  }
}

/// So many times a size and so much more, for the right side of an equation.
public struct SizeExpression: SizeTerm {
  let anchor: SizeAnchor
  let multiplier: CGFloat
  let constant: CGSize

  @_documentation(visibility: internal)
  public var sizeExpression: SizeExpression { self }
}

/// A size that an equation compares with.
public protocol SizeTerm {
  /// The size as an anchor, a factor and points.
  @_documentation(visibility: internal)
  var sizeExpression: SizeExpression { get }
}

extension SizeTerm {
  /// The size, and so many points more on both sides.
  public static func + (size: Self, more: CGSize) -> SizeExpression {
    let size = size.sizeExpression
    return SizeExpression(
      anchor: size.anchor, multiplier: size.multiplier,
      constant: CGSize(
        width: size.constant.width + more.width, height: size.constant.height + more.height))
  }

  /// The size without so many points on both sides.
  public static func - (size: Self, less: CGSize) -> SizeExpression {
    size + CGSize(width: -less.width, height: -less.height)
  }

  /// So many times the size.
  public static func * (size: Self, factor: CGFloat) -> SizeExpression {
    let size = size.sizeExpression
    return SizeExpression(
      anchor: size.anchor, multiplier: size.multiplier * factor,
      constant: CGSize(
        width: size.constant.width * factor, height: size.constant.height * factor))
  }
}

/// The center of a view: `centerX` and `centerY` at once. It takes `==` alone.
///
///     badge.anchors.center == photo.anchors.center + AnchorOffset(x: 5, y: -10)
public struct CenterAnchor: CenterTerm {
  let item: AnchorItem

  @_documentation(visibility: internal)
  public var movedCenter: MovedCenter { MovedCenter(anchor: self, offset: AnchorOffset()) }
}

/// A center moved by points, for the right side of an equation.
public struct MovedCenter: CenterTerm {
  let anchor: CenterAnchor
  let offset: AnchorOffset

  @_documentation(visibility: internal)
  public var movedCenter: MovedCenter { self }
}

/// A center to measure from.
public protocol CenterTerm {
  /// The center, and how far it is moved.
  @_documentation(visibility: internal)
  var movedCenter: MovedCenter { get }
}

extension CenterTerm {
  /// The center moved by points.
  public static func + (center: Self, offset: AnchorOffset) -> MovedCenter {
    let center = center.movedCenter
    return MovedCenter(
      anchor: center.anchor,
      offset: AnchorOffset(x: center.offset.x + offset.x, y: center.offset.y + offset.y))
  }
}

/// How far a center is moved, in points: to the right, in both writing directions, and downwards.
@frozen
public struct AnchorOffset: Hashable, Sendable {
  /// The distance to the right.
  public var x: CGFloat
  /// The distance downwards.
  public var y: CGFloat

  /// The given distances; 0 for one that is not given.
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }
}
