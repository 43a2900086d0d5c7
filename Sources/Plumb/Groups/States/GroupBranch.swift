/// A maker of a group in any state, complete or not. It is the common type of branches that return makers in different
/// states. So an unavailable overload can refuse a closure with such branches, and its message says why.
@_documentation(visibility: internal)
public protocol GroupBranch {}

extension LayoutMaker: GroupBranch where State: GroupState {}
