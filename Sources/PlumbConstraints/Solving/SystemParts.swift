import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// A child that the constraints move.
struct SystemMember {
  let held: WeakHost
  let id: ObjectIdentifier
  /// The source location for issues: of a constraint that measures another host, or else of the first one about this
  /// child.
  var site: SourceSite
  let content: ContentPriorities
  /// The stage in which all of its variables are found; nil if there are several.
  var onlyStage: Int?
  /// The size of the content without limits, and its height at the solved width.
  var natural = LayoutContentSize.none
  var height: CGFloat?
  /// Its solved frame, relative to the container's left and top edges; nil before the first solution.
  var frame: CGRect?
}

/// An active constraint as a row of the system.
struct SystemRow {
  let constraint: LayoutConstraint
  /// The inputs on the row's left side, each with a coefficient.
  var inputs: [(index: Int, coefficient: Double)] = []
  var stage = 0
  /// The first variable of a member that it relates; all others are in the same group.
  var own: (member: Int, variable: ConstraintSystem.MemberVariable)?
  /// Whether the row is left out, because one of its inputs never had a number.
  var isSuspended = false
}

/// What is solved together: a part of the system, or all of it.
struct SystemExtent {
  /// The members with a variable in the extent, those with their width in it, and those with their height in
  /// it.
  private(set) var members: [Int] = []
  private(set) var widths: [Int] = []
  private(set) var heights: [Int] = []
  /// The variables, with those of the container.
  private(set) var variables: [Int]
  /// Whether there are variables of the horizontal axis, and of the vertical one.
  private(set) var isHorizontal = false
  private(set) var isVertical = false
  var rows: [Int] = []
  var inputs: [Int] = []

  /// Begins with the variables of the container.
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

/// A part of the system that is solved by itself: one group of variables with outside dependencies, or all
/// groups without any.
struct SystemStage {
  var extent: SystemExtent
  /// The stages that find the widths of contents whose heights are found here.
  var before: [Int] = []
  /// The turn and the bounds of the last solution.
  var turn = 0
  var bounds = CGRect.null
  var issues: [LayoutIssue] = []

  init(with variables: Range<Int>) { extent = SystemExtent(with: variables) }
}
