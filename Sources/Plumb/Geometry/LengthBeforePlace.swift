/// The mistake of a length before the place that it would move, as in `8 + $0.left`. For each kind of place, the
/// conformance is unavailable, with its own message.
@_documentation(visibility: internal)
public protocol LengthBeforePlace {}
