/// A maker of a group in any state, complete or not. So branches that give makers in different states have a type in
/// common, and the refusal of such a closure has words.
@_documentation(visibility: internal)
public protocol GroupBranch {}

extension LayoutMaker: GroupBranch where State: GroupState {}
