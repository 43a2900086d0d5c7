import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// A child that the constraints move.
struct SystemMember {
  let held: WeakHost
  let id: ObjectIdentifier
  /// The source location that issues about this child show. If a constraint of the child measures a host outside the
  /// system, it is the location of that constraint. Otherwise it is the location of the child's first constraint.
  var site: SourceSite
  let content: ContentPriorities
  /// The stage that finds all four variables of the child; nil if several stages find them.
  var onlyStage: Int?
  /// The size of the content without limits, and its height at the solved width.
  var natural = LayoutContentSize.none
  var height: CGFloat?
  /// The child's solved frame, relative to the left and top edges of the container, or of its content if it scrolls.
  /// Nil before the first solution.
  var frame: CGRect?
}

/// An active constraint as a row of the system.
struct SystemRow {
  let constraint: LayoutConstraint
  /// The inputs of the row, with their coefficients after all terms have been moved to the left side.
  var inputs: [(index: Int, coefficient: Double)] = []
  var stage = 0
  /// The first variable of a member in the row; nil if the row has none. All other variables of members in the row are
  /// in the same group.
  var own: (member: Int, variable: ConstraintSystem.MemberVariable)?
  /// Whether the row is left out, because one of its inputs never had a number.
  var isSuspended = false
}

/// What is solved together: a part of the system, or all of it.
struct SystemExtent {
  /// The indices of the members that have a variable in the extent, of the members whose width is in the extent, and of
  /// the members whose height is in the extent.
  private(set) var members: [Int] = []
  private(set) var widths: [Int] = []
  private(set) var heights: [Int] = []
  /// The indices of the extent's variables. They include the variables of the container.
  private(set) var variables: [Int]
  /// Whether members have variables in the extent on the horizontal axis, and on the vertical axis.
  private(set) var isHorizontal = false
  private(set) var isVertical = false
  var rows: [Int] = []
  var inputs: [Int] = []

  /// Makes an extent with only the variables of the container.
  init(with variables: Range<Int>) { self.variables = Array(variables) }

  /// The whole system.
  init(of system: ConstraintSystem) {
    let all = Array(system.members.indices)
    (members, widths, heights) = (all, all, all)
    variables = Array(0..<system.variableCount)
    (isHorizontal, isVertical) = (true, true)
    (rows, inputs) = (Array(system.rows.indices), Array(system.inputs.indices))
  }

  mutating func add(_ variable: ConstraintSystem.MemberVariable, of member: Int, at index: Int) {
    variables.append(index)
    if members.last != member { members.append(member) }
    if variable == .width { widths.append(member) }
    if variable == .height { heights.append(member) }
    if variable.isVertical { isVertical = true } else { isHorizontal = true }
  }
}

/// A part of the system that is solved by itself: all groups of variables that need not wait for other hosts, or one
/// group that must wait.
struct SystemStage {
  var extent: SystemExtent
  /// The stages that must be solved before this stage: they find the widths of members whose heights this stage finds.
  var before: [Int] = []
  /// The turn and the bounds of the last solution.
  var turn = 0
  var bounds = CGRect.null
  var issues: [LayoutIssue] = []

  init(with variables: Range<Int>) { extent = SystemExtent(with: variables) }
}
