/// What wrong arithmetic asks for a conformance. It has none of those below; each message says why.
@_documentation(visibility: internal)
public enum LayoutArithmetic {}

@_documentation(visibility: internal)
public protocol SumOfPlaces {}
@available(
  *, unavailable,
  message:
    "the sum of two places is no place; the middle of a view is photo.plumb.middle, and the one between two views is measured in a closure"
)
extension LayoutArithmetic: SumOfPlaces {}

@_documentation(visibility: internal)
public protocol DistanceOfPlaces {}
@available(
  *, unavailable,
  message:
    "a distance is measured in a closure, or a view stands between the two places: setLeading(at: photo.plumb.trailing).setTrailing(at: title.plumb.leading)"
)
extension LayoutArithmetic: DistanceOfPlaces {}

@_documentation(visibility: internal)
public protocol PlaceMovedByLength {}
@available(
  *, unavailable,
  message:
    "a place is moved by points; a place that is one length away is another place of the view: photo.plumb.trailing + 8"
)
extension LayoutArithmetic: PlaceMovedByLength {}

@_documentation(visibility: internal)
public protocol PointsBeforePlace {}
@available(
  *, unavailable, message: "a place is moved by the points that follow it: photo.plumb.leading + 8"
)
extension LayoutArithmetic: PointsBeforePlace {}

@_documentation(visibility: internal)
public protocol MultipleOfPlace {}
@available(
  *, unavailable,
  message: "a multiple of a place is no place; multiply a length: photo.plumb.width * 2"
)
extension LayoutArithmetic: MultipleOfPlace {}

@_documentation(visibility: internal)
public protocol PartOfPlace {}
@available(
  *, unavailable,
  message: "a part of a place is no place; measure at a part: photo.plumb.horizontal(at: 0.5)"
)
extension LayoutArithmetic: PartOfPlace {}

@_documentation(visibility: internal)
public protocol SumOfLengths {}
@available(
  *, unavailable,
  message:
    "the sum of two lengths is measured in a closure; a length is multiplied and points are added: photo.plumb.width * 2 + 8"
)
extension LayoutArithmetic: SumOfLengths {}

@_documentation(visibility: internal)
public protocol ProductOfLengths {}
@available(*, unavailable, message: "a length is multiplied by a number: photo.plumb.width * 2")
extension LayoutArithmetic: ProductOfLengths {}

@_documentation(visibility: internal)
public protocol SumOfPositions {}
@available(
  *, unavailable,
  message: "the sum of two places is no place; the one midway between them is a + (b - a) / 2"
)
extension LayoutArithmetic: SumOfPositions {}

@_documentation(visibility: internal)
public protocol LengthBeforePosition {}
@available(*, unavailable, message: "a place is moved by the length that follows it: $0.left + 8")
extension LayoutArithmetic: LengthBeforePosition {}

@_documentation(visibility: internal)
public protocol MultipleOfPosition {}
@available(
  *, unavailable,
  message:
    "a multiple of a place is no place; multiply a length: $0.width * 2, ($0.right - $0.left) * 2"
)
extension LayoutArithmetic: MultipleOfPosition {}

@_documentation(visibility: internal)
public protocol PartOfPosition {}
@available(
  *, unavailable,
  message: "a part of a place is no place; divide a length: $0.width / 2, ($0.right - $0.left) / 2"
)
extension LayoutArithmetic: PartOfPosition {}
