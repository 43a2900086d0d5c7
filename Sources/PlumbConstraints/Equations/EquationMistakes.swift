import Plumb

// Protocols that the operators of wrong equations and wrong terms require. The conformances of `Equation` to them are
// unavailable, and the messages of these conformances say what is wrong. Some of the protocols are also required by
// operators of wrong arithmetic in layouts. These protocols are declared in the module `Plumb`.

/// A value that can be a side of an equation.
@_documentation(visibility: internal)
public protocol EquationSide {
  /// The type that the operators of wrong equations check. Each of these operators requires that this type conforms to
  /// a protocol for one mistake. The conformances of `Equation` to these protocols are unavailable. So a wrong equation
  /// does not compile, and the message of the conformance is the error.
  associatedtype Wrong = Equation
}

@_documentation(visibility: internal)
public protocol SumOfLengths {}
@available(
  *, unavailable,
  message:
    "a sum of two lengths is no side of an equation; pin the views to each other: next.anchors.leading == title.anchors.trailing"
)
extension Equation: SumOfLengths {}

@_documentation(visibility: internal)
public protocol DifferenceOfLengths {}
@available(
  *, unavailable,
  message:
    "a difference of two lengths is no side of an equation; compare them: title.anchors.width == card.anchors.width - 8"
)
extension Equation: DifferenceOfLengths {}

@available(
  *, unavailable,
  message: "a length is multiplied by a number: title.anchors.width == card.anchors.width * 0.5"
)
extension Equation: ProductOfLengths {}

@_documentation(visibility: internal)
public protocol RatioOfLengths {}
@available(
  *, unavailable,
  message: "a ratio is said as a multiple: title.anchors.width == title.anchors.height * 2"
)
extension Equation: RatioOfLengths {}

@available(
  *, unavailable,
  message:
    "two places have no sum; a place is one anchor, moved by points: card.anchors.leading + 8"
)
extension Equation: SumOfPlaces {}

@available(
  *, unavailable,
  message:
    "a distance is said from one place to the other: title.anchors.top == photo.anchors.bottom + 8"
)
extension Equation: DistanceOfPlaces {}

@_documentation(visibility: internal)
public protocol PlaceMovedByLength {}
@available(
  *, unavailable,
  message:
    "a place is moved by points; a place that is one length away is another place of a view: title.anchors.leading == photo.anchors.trailing + 8"
)
extension Equation: PlaceMovedByLength {}

@available(
  *, unavailable, message: "a place is moved by the points that follow it: card.anchors.leading + 8"
)
extension Equation: LengthBeforePlace {}

@_documentation(visibility: internal)
public protocol SizeGrownByPoints {}
@available(
  *, unavailable,
  message: "a size grows by a width and a height: card.anchors.size + CGSize(width: 8, height: 8)"
)
extension Equation: SizeGrownByPoints {}

@_documentation(visibility: internal)
public protocol SizeAtOther {}
@available(
  *, unavailable,
  message:
    "a size is compared with a size: title.anchors.size == photo.anchors.size, title.anchors.size == CGSize(width: 40, height: 40)"
)
extension Equation: SizeAtOther {}

@_documentation(visibility: internal)
public protocol PlaceAtNumber {}
@available(
  *, unavailable,
  message: "a place is no number; measure it from another place: card.anchors.leading + 8"
)
extension Equation: PlaceAtNumber {}

@_documentation(visibility: internal)
public protocol PlaceAtLength {}
@available(
  *, unavailable, message: "a place cannot be kept like a length; measure it from another place"
)
extension Equation: PlaceAtLength {}

@_documentation(visibility: internal)
public protocol LengthAtPlace {}
@available(
  *, unavailable,
  message: "a length cannot be kept at a place; compare it with a width, a height or a number"
)
extension Equation: LengthAtPlace {}

@_documentation(visibility: internal)
public protocol CenterMovedByOther {}
@available(
  *, unavailable,
  message:
    "a center is moved by adding an offset: photo.anchors.center + AnchorOffset(x: 5, y: -10)"
)
extension Equation: CenterMovedByOther {}

@_documentation(visibility: internal)
public protocol LayoutInEquation {}
@available(
  *, unavailable,
  message: "equations compare anchors: title.anchors.leading == card.anchors.leading"
)
extension Equation: LayoutInEquation {}

@_documentation(visibility: internal)
public protocol LengthAtView {}
@available(
  *, unavailable,
  message: "a view has two lengths; say which one: title.anchors.width == card.anchors.width"
)
extension Equation: LengthAtView {}

@_documentation(visibility: internal)
public protocol SumOnTheLeft {}
@available(
  *, unavailable,
  message: "what is kept stands alone on the left side; add or subtract on the right side"
)
extension Equation: SumOnTheLeft {}

@_documentation(visibility: internal)
public protocol EdgesAtPlace {}
@available(
  *, unavailable,
  message: "edges are compared with edges: title.anchors.allEdges == card.anchors.allEdges - 8"
)
extension Equation: EdgesAtPlace {}

/// The `Wrong` type of a wrong term. It conforms to all protocols that wrong equations require, so that only the first
/// mistake gives an error.
@_documentation(visibility: internal)
public enum WrongTerm {}

extension WrongTerm: SumOfLengths, DifferenceOfLengths, ProductOfLengths, RatioOfLengths,
  SumOfPlaces, DistanceOfPlaces, PlaceMovedByLength, LengthBeforePlace, SizeGrownByPoints,
  SizeAtOther, PlaceAtNumber, PlaceAtLength, LengthAtPlace, CenterMovedByOther, LayoutInEquation,
  LengthAtView, SumOnTheLeft, EdgesAtPlace
{}

/// The result of wrong arithmetic that is used as a length, such as a sum of two lengths.
@_documentation(visibility: internal)
public enum WrongLength: LengthTerm {
  @_documentation(visibility: internal)
  public typealias Wrong = WrongTerm
  @_documentation(visibility: internal)
  public var lengthExpression: LengthExpression { switch self {} }
}

/// The result of wrong arithmetic that is used as a place, such as a sum of two places.
@_documentation(visibility: internal)
public enum WrongPlace<Axis: AnchorAxis>: PlaceTerm {
  @_documentation(visibility: internal)
  public typealias Wrong = WrongTerm
  @_documentation(visibility: internal)
  public var movedAnchor: MovedAnchor<Axis> { switch self {} }
}
