import Foundation

/// A matrix whose rows are decided.
@_documentation(visibility: internal)
public protocol HoldsRows: GroupState {}
