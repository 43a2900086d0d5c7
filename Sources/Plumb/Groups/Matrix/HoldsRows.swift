import Foundation

/// A matrix with rows.
@_documentation(visibility: internal)
public protocol HoldsRows: GroupState {}
