/// A type whose conformances are all unavailable. The operators for wrong arithmetic require one of these conformances.
/// So wrong arithmetic does not compile, and the message of the conformance explains the mistake.
@_documentation(visibility: internal)
public enum LayoutArithmetic {}

@_documentation(visibility: internal)
public protocol DistanceOfPlaces {}
@available(
  *, unavailable,
  message:
    "a distance is measured in a closure, or a view stands between the two places: setLeading(at: photo.plumb.trailing).setTrailing(at: title.plumb.leading)"
)
extension LayoutArithmetic: DistanceOfPlaces {}

@_documentation(visibility: internal)
public protocol ProductOfLengths {}
@available(*, unavailable, message: "a length is multiplied by a number: photo.plumb.width * 2")
extension LayoutArithmetic: ProductOfLengths {}

/// The conformance that the sum of two places requires. It is unavailable for each kind of place, with a message of its
/// own that explains the mistake.
@_documentation(visibility: internal)
public protocol SumOfPlaces {}

/// The operators that add a `LayoutLength` to a place or a length, or subtract it, require this conformance. It is
/// unavailable for each kind of value, with a message of its own that explains the mistake.
@_documentation(visibility: internal)
public protocol SumWithLength {}

@_documentation(visibility: internal)
public enum LengthenedPlace {}
@available(
  *, unavailable,
  message:
    "a place is moved by points; a place that is one length away is another place of the view: photo.plumb.trailing + 8"
)
extension LengthenedPlace: SumWithLength {}
@available(
  *, unavailable,
  message:
    "the sum of two places is no place; the one midway between them is .midpoint(photo.plumb.bottom, title.plumb.top)"
)
extension LengthenedPlace: SumOfPlaces {}

@_documentation(visibility: internal)
public enum LengthenedLength {}
@available(
  *, unavailable,
  message:
    "the sum of two lengths is measured in a closure; a length is multiplied and points are added: photo.plumb.width * 2 + 8"
)
extension LengthenedLength: SumWithLength {}

@_documentation(visibility: internal)
public enum LengthenedPosition {}
@available(
  *, unavailable,
  message:
    "a closure adds points to a place; those of another view are measured by a pin: pinLeft(to: photo, with: { $0.left + $0.width })"
)
extension LengthenedPosition: SumWithLength {}
@available(
  *, unavailable,
  message: "the sum of two places is no place; the one midway between them is a + (b - a) / 2"
)
extension LengthenedPosition: SumOfPlaces {}
