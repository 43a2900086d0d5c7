import Foundation

/// A matrix whose columns are decided.
@_documentation(visibility: internal)
public protocol HoldsColumns: GroupState {}
