import Foundation

/// A matrix with columns.
@_documentation(visibility: internal)
public protocol HoldsColumns: GroupState {}
