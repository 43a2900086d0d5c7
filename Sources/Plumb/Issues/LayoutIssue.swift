import Foundation

/// A problem that is found while a layout is evaluated: the layout asks for something that it cannot get.
///
/// The compiler refuses what it can. Issues depend on values that are known only at run time. If a view's frame cannot
/// be found, the view keeps its last good one. The rest of the pass is done, and the issue goes to the handler of the
/// tree:
///
///     root.issueHandler = { issue in log.error("\(issue)") }
///
/// An issue of a container's pass is delivered when the outermost `layoutIfNeeded()` has settled everything,
/// unless the container is laid out again before. So a problem that ends once another view has moved is not
/// reported.
///
/// Without a handler, debug builds print each kind of issue once for each source line. If the line is not known, they
/// print each issue text once. Release builds print nothing.
public struct LayoutIssue: Hashable, Sendable {
  /// What went wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A fact, or another number of a layout or a constraint, is not a number.
    case notANumber
    /// A fact, or another number of a layout or a constraint, is infinite.
    case infinite
    /// A length, a gap, a weight or a share is negative, and becomes 0. If the two facts of an axis decide a negative
    /// length, the frame lies at the fact that was decided earlier.
    case negativeLength
    /// Two facts are about the same part of the frame, so that they decide no length.
    case coincidingParts
    /// A view without lines of text is placed by a baseline.
    case noBaseline
    /// A reference no longer exists, has no visible host although only visible ones count, or is looked up by a closure
    /// that returns nil. Or a fact is pinned to a baseline, and the reference is not a single host with lines of text.
    case missingReference
    /// A reference is not in the same tree as the view, or a transform between the two cannot be inverted.
    case unrelatedReference
    /// A view is pinned to itself.
    case selfReference
    /// Facts of stored layouts form a cycle: each waits for the next, and the last for the first. Or views that are
    /// pinned to one another across containers never settle.
    case cycle
    /// A view is pinned to one that its container lays out later, by the orders that were set.
    case laterReference
    /// A reference to several views contains one of them more than once.
    case duplicateReference
    /// A view to lay out, or the sibling that a view is to be inserted above or below, is not a child of the host.
    case notAChild
    /// A container stores layouts and did not run them in its layout pass.
    case layoutsNotRun
    /// A closure of a stored layout keeps the container alive, and the container keeps the closure. This is
    /// checked in debug builds, but not on Apple's platforms.
    case retainCycle
    /// The current condition of a container is missing from the `allCases` of the condition's type.
    case unlistedCondition
    /// A container was given the layout info of another one.
    case sharedLayoutInfo
    /// The stored layouts of a container were changed while it ran them.
    case changeInPass
    /// A container was told to lay out while it ran its layouts, or by a view that was being measured.
    case passInPass
    /// Containers that fit their content are nested so deep that the stack may overflow.
    case tooDeep
    /// Containers measure each other so often that the sizes might never be known.
    case tooManyTrials
    /// A group needs more room than there is. Its children are shortened, although they are not set to give way, or
    /// they overflow. Or the tracks of a matrix overflow, or a matrix has no cell left for a child.
    case noRoom
    /// A child is in a list of children, or in an `OrderedLayouts`, more than once.
    case duplicateChild
    /// A verb of a group, such as `givingWay` or `placing`, names a view that is not one of the group's children.
    case notInGroup
    /// Nothing takes the remaining space: no weight is above 0, or no share and no spacer in a list of lengths has a
    /// weight above 0.
    case noWeight
    /// The number of values in a list is not the number of children.
    case wrongCount
    /// The cells that `placing` gives to a child are partly or wholly outside the tracks of the matrix.
    case outsideMatrix
    /// A number of columns or rows is less than 1 or more than 100,000, or the first column is outside the
    /// matrix.
    case countOutOfRange
    /// Required constraints cannot all hold.
    case conflict
    /// The view on the left side of a constraint has a layout, and no view on the right side can be moved instead.
    case layoutAndConstraints
    /// A constraint names no child of its container, so there is no view that the container could move.
    case noConstrainedView
    /// A priority is 0, negative, greater than 1000, or not a number.
    case priorityOutOfRange
    /// A view with constraints asks for a size that is infinite or not a number.
    case unusableSize
    /// Constraints were not solved within the limit of steps.
    case unsolved
    /// A constraint or an attribute was set on a view, and there is no container that can keep it.
    case noConstraintContainer
    /// A call of a pin chain has a number that is not finite, or a length that is negative.
    case unusableNumber
    /// A pin chain asks for a ratio of width to height that is 0, negative or infinite.
    case unusableRatio
    /// A pin chain asks for the ratio of an image, but the view has no image.
    case noImage
    /// A call of a pin chain is pinned to a view that has no parent.
    case unattachedReference
    /// A view is pinned into the gap between two views, but the two overlap along the axis of the gap, or are the same
    /// view.
    case noGap
  }

  /// What went wrong.
  public let kind: Kind

  /// The name of the view that did not get what its layout asked for. If the issue is about a group as a whole, the
  /// name of its container.
  public let view: String

  /// The request that failed: a fact or an adjustment by the name of its verb, such as "left" or "height", or words for
  /// another request, such as "the row's gap".
  public let asked: String

  /// The source line of the request. It is unknown, for example, if a property made the request, because a property
  /// cannot tell which line sets it.
  public let callSite: LayoutCallSite

  /// Details: the facts of a cycle, the constraints of a conflict, or the names of the children that are shortened
  /// although they are not set to give way. Empty for most issues.
  public internal(set) var members: [String] = []

  /// The names of the children that overflow.
  public internal(set) var overflowing: [String] = []
}

extension LayoutIssue {
  /// Creates the issue of a child that is in a list, or in an `OrderedLayouts`, more than once. `name` is the name of
  /// the child.
  init(duplicateChild name: String, _ callSite: LayoutCallSite) {
    self.init(kind: .duplicateChild, view: name, asked: name, callSite: callSite)
  }
}

extension LayoutIssue: CustomStringConvertible {
  public var description: String {
    let place = callSite.isKnown ? "\(callSite): " : ""
    let lines =
      kind == .noRoom
      ? members.told("is shortened", "are shortened") + overflowing.told("overflows", "overflow")
      : members
    return (["\(place)\(view): \(asked) \(kind.complaint)"] + lines.map { "  \($0)" })
      .joined(separator: "\n")
  }
}

extension [String] {
  /// A message line for each of the first ten names, followed by the words `one`. If there are more names, the last
  /// line has their number and the words `several`.
  @_optimize(size)
  fileprivate func told(_ one: String, _ several: String) -> [String] {
    let lines = prefix(10).map { "\($0) \(one)" }
    return count > 10 ? lines + ["and \(count - 10) more \(several)"] : lines
  }
}

extension LayoutIssue.Kind {
  /// The problem and its consequence, in words that follow the name of the fact.
  fileprivate var complaint: String {
    switch self {
    case .notANumber: "is not a number; the view keeps its last frame"
    case .infinite: "is infinite; the view keeps its last frame"
    case .negativeLength: "is negative; it is taken as 0"
    case .coincidingParts:
      "is at the same part of the frame as another fact; the view keeps its last frame"
    case .noBaseline: "is asked of a view without lines of text; the view keeps its last frame"
    case .missingReference: "is pinned to nothing: the reference is gone or could not be looked up"
    case .unrelatedReference: "is pinned to a view that is in no tree with this one"
    case .selfReference: "is pinned to the view itself"
    case .cycle:
      "is a cycle: each fact waits for the next; they are found in turn, from frames as they are"
    case .laterReference: "is laid out later, by its order; the pin finds it where it was before"
    case .duplicateReference: "is named more than once; it counts once"
    case .notAChild: "is for a view that is not a child of this one"
    case .layoutsNotRun:
      "is stored and was not run; call plumb.layoutStoredSubviews() in layoutSubviews()"
    case .retainCycle:
      "has a closure that keeps the container alive; capture it weakly, or use $0.parent(as:)"
    case .unlistedCondition:
      "is missing from the condition's allCases; children have their default layouts"
    case .sharedLayoutInfo: "is stored in the layout info of another container; nothing is laid out"
    case .changeInPass: "was changed while the layouts run; the change waits for the next pass"
    case .passInPass: "was asked for while the layouts run; nothing is done twice"
    case .tooDeep: "is asked for inside too many others; the container gives the size that it has"
    case .tooManyTrials:
      "is asked for too often; what is left to measure gives the size that it has"
    case .noRoom: "needs more room than there is"
    case .duplicateChild: "is in the list more than once; its first place counts"
    case .notInGroup: "names a view that is not in the list of children"
    case .noWeight: "is 0; nothing takes up what is left"
    case .wrongCount: "are not as many as there are children; a child without one has none"
    case .countOutOfRange: "is no count that a matrix can have; the nearest one is taken"
    case .outsideMatrix: "is not inside the matrix; the cell ends where the tracks do"
    case .conflict: "is left out until one of these goes, beside which it cannot hold:"
    case .layoutAndConstraints:
      "is ignored, because the view has a layout; a view has either a layout or constraints"
    case .noConstrainedView: "is ignored, because it is not about a child of the container"
    case .priorityOutOfRange:
      "is ignored, because its priority is not more than 0 and at most 1000"
    case .unusableSize: "is not finite; the constraints do without it"
    case .unsolved: "took too many steps to solve; the views keep their last frames"
    case .noConstraintContainer:
      "is ignored, because the view's parent is not a container with constraints"
    case .unusableNumber: "is ignored, because its number is negative or not finite"
    case .unusableRatio: "is ignored, because its ratio is not more than 0"
    case .noImage: "is ignored, because the view has no image"
    case .unattachedReference: "is ignored, because it is pinned to a view without a parent"
    case .noGap: "is ignored, because the two views leave no gap"
    }
  }
}

/// A closure that receives the issues of a tree of hosts. It must not lay anything out.
public typealias LayoutIssueHandler = (LayoutIssue) -> Void
