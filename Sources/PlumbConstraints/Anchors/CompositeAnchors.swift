import Foundation
import Plumb

/// Several edges of a view at once: `allEdges`, `horizontalEdges` or `verticalEdges`.
///
///     photo.anchors.allEdges == card.anchors.allEdges - 10          // 10 points inside, all around
///     photo.anchors.allEdges == card.anchors.allEdges - LayoutInsets(top: 8, leading: 12)
///     title.anchors.horizontalEdges.inside(card.anchors.margins.horizontalEdges)
///
/// Subtracting moves each edge inwards, and adding moves it outwards. The sides are leading and trailing, so insets
/// follow the writing direction. `<=` and `>=` compare all edges in the same direction: with `<=`, no edge is below or
/// after the same edge of the other view. To keep a view inside another one, use ``inside(_:)``.
public struct EdgesAnchor<Edges: EdgeSet> {
  let item: AnchorItem
  var insets = LayoutInsets.zero

  /// The edges, all moved inwards by a distance.
  public static func - (edges: Self, distance: CGFloat) -> InsetEdges<Edges> {
    InsetEdges(edges: edges, insets: LayoutInsets(all: distance))
  }

  /// The edges, all moved outwards by a distance.
  public static func + (edges: Self, distance: CGFloat) -> InsetEdges<Edges> {
    InsetEdges(edges: edges, insets: LayoutInsets(all: -distance))
  }

  /// The edges, each moved inwards by its own distance.
  public static func - (edges: Self, insets: LayoutInsets) -> InsetEdges<Edges> {
    InsetEdges(edges: edges, insets: insets)
  }

  /// The edges, each moved outwards by its own distance.
  public static func + (edges: Self, outsets: LayoutInsets) -> InsetEdges<Edges> {
    InsetEdges(
      edges: edges,
      insets: LayoutInsets(
        top: -outsets.top, leading: -outsets.leading, bottom: -outsets.bottom,
        trailing: -outsets.trailing))
  }
}

/// Edges that are moved inwards, or outwards by negative insets, for the right side of an equation.
public struct InsetEdges<Edges: EdgeSet> {
  let edges: EdgesAnchor<Edges>
  let insets: LayoutInsets
}

/// The right side of an equation between edges: edges as they are, or moved inwards or outwards.
public protocol EdgesTerm<Edges>: EquationSide {
  /// The set of edges.
  associatedtype Edges: EdgeSet

  /// The edges and their insets.
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

/// A set of edges of an ``EdgesAnchor``.
public protocol EdgeSet {
  /// The edges, in the order in which their constraints are made.
  @_documentation(visibility: internal)
  static var edges: [AnchorEdge] { get }
}

/// The top, bottom, leading and trailing edges.
public enum AllEdges: EdgeSet {
  @_documentation(visibility: internal)
  public static var edges: [AnchorEdge] { VerticalEdges.edges + HorizontalEdges.edges }
}

/// The leading and trailing edges.
public enum HorizontalEdges: EdgeSet {
  @_documentation(visibility: internal)
  public static var edges: [AnchorEdge] { [AnchorEdge(.leading), AnchorEdge(.trailing)] }
}

/// The top and bottom edges.
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

  /// Whether an inset moves the edge against the direction of its axis: a bottom edge upwards, or a trailing edge
  /// against the writing direction.
  var isFar: Bool { attribute == .bottom || attribute == .trailing }

  /// The signed distance along the axis by which insets move this edge.
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

/// A multiple of a size plus a constant, for the right side of an equation.
public struct SizeExpression: SizeTerm {
  let anchor: SizeAnchor
  let multiplier: CGFloat
  let constant: CGSize

  @_documentation(visibility: internal)
  public var sizeExpression: SizeExpression { self }
}

/// A size on the right side of an equation.
public protocol SizeTerm: EquationSide {
  /// The size as an anchor, a factor and a constant.
  @_documentation(visibility: internal)
  var sizeExpression: SizeExpression { get }
}

extension SizeTerm {
  /// The size plus a constant width and height.
  public static func + (size: Self, more: CGSize) -> SizeExpression {
    let size = size.sizeExpression
    return SizeExpression(
      anchor: size.anchor, multiplier: size.multiplier,
      constant: CGSize(
        width: size.constant.width + more.width, height: size.constant.height + more.height))
  }

  /// The size minus a constant width and height.
  public static func - (size: Self, less: CGSize) -> SizeExpression {
    size + CGSize(width: -less.width, height: -less.height)
  }

  /// The size times a factor.
  public static func * (size: Self, factor: CGFloat) -> SizeExpression {
    let size = size.sizeExpression
    return SizeExpression(
      anchor: size.anchor, multiplier: size.multiplier * factor,
      constant: CGSize(
        width: size.constant.width * factor, height: size.constant.height * factor))
  }
}

/// The center of a view: `centerX` and `centerY` at once. Centers can be compared only with `==`.
///
///     badge.anchors.center == photo.anchors.center + AnchorOffset(x: 5, y: -10)
public struct CenterAnchor: CenterTerm {
  let item: AnchorItem

  @_documentation(visibility: internal)
  public var movedCenter: MovedCenter { MovedCenter(anchor: self, offset: AnchorOffset()) }
}

/// A center plus an offset, for the right side of an equation.
public struct MovedCenter: CenterTerm {
  let anchor: CenterAnchor
  let offset: AnchorOffset

  @_documentation(visibility: internal)
  public var movedCenter: MovedCenter { self }
}

/// A center on the right side of an equation.
public protocol CenterTerm: EquationSide {
  /// The center and its offset.
  @_documentation(visibility: internal)
  var movedCenter: MovedCenter { get }
}

extension CenterTerm {
  /// The center moved by an offset.
  public static func + (center: Self, offset: AnchorOffset) -> MovedCenter {
    let center = center.movedCenter
    return MovedCenter(
      anchor: center.anchor,
      offset: AnchorOffset(x: center.offset.x + offset.x, y: center.offset.y + offset.y))
  }
}

/// An offset of a center, in points. Positive values move the center to the right, in both writing directions, and
/// down.
@frozen
public struct AnchorOffset: Hashable, Sendable {
  /// The distance to the right.
  public var x: CGFloat
  /// The distance downwards.
  public var y: CGFloat

  /// Makes an offset. Distances default to 0.
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }
}
