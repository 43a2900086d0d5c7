/// The conformance that operators require which add a place to a length, as in `8 + $0.left`. It is unavailable for
/// each kind of place, with a message of its own that explains the mistake.
@_documentation(visibility: internal)
public protocol LengthBeforePlace {}
