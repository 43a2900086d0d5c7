import Foundation

/// Something that a layout asked for and could not get, found when it was evaluated.
///
/// What can be refused by the compiler is; an issue is what depends on values that are known only
/// at run time. The view keeps its last good frame, the rest of the pass is done, and the issue goes
/// to the handler that the tree has for it:
///
///     root.issueHandler = { issue in log.error("\(issue)") }
///
/// What a pass of a container finds is handed over when the outermost `layoutIfNeeded()` has laid out all,
/// unless the container is laid out again until then. So what is wrong only until another view has moved is
/// not told.
///
/// Without a handler, an issue is printed once for each place in the source in debug builds, or once in these words if
/// the place is not known. It is silent in release builds.
public struct LayoutIssue: Hashable, Sendable {
  /// What went wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A fact came out as no number at all.
    case notANumber
    /// A fact came out infinite.
    case infinite
    /// A length came out negative; it was taken as 0 at the place that was decided earlier.
    case negativeLength
    /// Two facts are about the same part of the frame, so that they decide no length.
    case coincidingParts
    /// A view without lines of text is to stand on a baseline.
    case noBaseline
    /// A reference no longer exists, or looking it up gave nothing.
    case missingReference
    /// A reference is in no tree with the view.
    case unrelatedReference
    /// A view is pinned to itself.
    case selfReference
    /// Facts of stored layouts wait for each other, each for the next and the last for the first.
    case cycle
    /// A view is pinned to one that its container lays out later, by the orders that were set.
    case laterReference
    /// A view is among several references more than once.
    case duplicateReference
    /// The view that is laid out is not a child of the host that lays it out.
    case notAChild
    /// A container stores layouts and did not run them in its layout pass.
    case layoutsNotRun
    /// A closure of a stored layout keeps the container alive, and the container the closure. It is looked
    /// for in debug builds, and not on Apple's platforms.
    case retainCycle
    /// A container is under a condition that its `allCases` leaves out.
    case unlistedCondition
    /// A container was given the layout info of another one.
    case sharedLayoutInfo
    /// What a container stores was changed while it ran its layouts.
    case changeInPass
    /// A container was told to lay out while it ran its layouts, or by a view that was being measured.
    case passInPass
    /// Containers that fit their content are nested deeper than a stack may be.
    case tooDeep
    /// Several children together need more room than there is. Those who may are shortened; if that is not enough, the
    /// rest overflows.
    case noRoom
    /// A child is in a list of children more than once.
    case duplicateChild
    /// All weights are 0, so that nothing takes up what is left.
    case noWeight
    /// A list has another number of values than there are children.
    case wrongCount
    /// A cell of a matrix is where there is no track, or reaches further than the tracks.
    case outsideMatrix
    /// A number of columns or rows is less than 1 or more than 100,000, or the first column is none of the
    /// matrix's.
    case countOutOfRange
    /// Required constraints cannot all hold.
    case conflict
    /// A view has a layout, and stands on the left side of a constraint as well.
    case layoutAndConstraints
    /// A constraint is not about any view that its container could move.
    case noConstrainedView
    /// A priority is not more than 0 and at most 1000.
    case priorityOutOfRange
    /// A view that has constraints asks for a size that is no number, or infinite.
    case unusableSize
    /// Constraints were not solved within the limit of steps.
    case unsolved
    /// Attributes were set on a view whose parent keeps no constraints.
    case noConstraintContainer
    /// A call of a pin chain has a number that is not finite, or a length that is negative.
    case unusableNumber
    /// A pin chain asks for a ratio of width to height that is not more than 0.
    case unusableRatio
    /// A pin chain asks for the ratio of an image that is not there.
    case noImage
    /// A call of a pin chain is pinned to a view that has no parent.
    case unattachedReference
    /// A view is pinned into the gap between two views that leave none.
    case noGap
  }

  /// What went wrong.
  public let kind: Kind

  /// The name of the view that could not be laid out as asked.
  public let view: String

  /// What was asked for: the fact or adjustment as its verb names it, such as "left" or "height".
  public let asked: String

  /// Where in the source it was asked for, if that is known: a property does not know the line that sets it.
  public let callSite: LayoutCallSite

  /// What it contradicts, one line for each, or the names of those who are shortened for want of room; empty for most
  /// issues.
  public internal(set) var members: [String] = []

  /// The names of those who overflow for want of room.
  public internal(set) var overflowing: [String] = []
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
  /// What each of these does, for the first ten.
  fileprivate func told(_ one: String, _ several: String) -> [String] {
    let lines = prefix(10).map { "\($0) \(one)" }
    return count > 10 ? lines + ["and \(count - 10) more \(several)"] : lines
  }
}

extension LayoutIssue.Kind {
  /// What is wrong and what has been done about it, to be read after the name of the fact.
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
    case .noRoom: "needs more room than there is"
    case .duplicateChild: "is in the list more than once; its first place counts"
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

/// Takes the issues of a tree of hosts. It must not lay anything out.
public typealias LayoutIssueHandler = (LayoutIssue) -> Void
