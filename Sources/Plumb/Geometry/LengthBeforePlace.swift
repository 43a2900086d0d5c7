/// A length before the place that it would move. Each kind of place has words of its own.
@_documentation(visibility: internal)
public protocol LengthBeforePlace {}
