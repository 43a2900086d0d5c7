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
  /// Whether the row is left out, because one of its inputs never had a number.
  var isSuspended = false
}

/// Variables that are solved together: one group with outside dependencies, or all groups without any.
struct SystemStage {
  /// The members with a variable in this stage, and those whose width or height is one.
  private(set) var members: [Int] = []
  private(set) var widths: [Int] = []
  private(set) var heights: [Int] = []
  /// The variables, with those of the container.
  private(set) var variables: [Int] = []
  /// Whether there is no other stage.
  var isAlone = false
  /// Whether there are variables of the horizontal axis, and of the vertical one.
  private(set) var isHorizontal = false
  private(set) var isVertical = false
  var rows: [Int] = []
  var inputs: [Int] = []
  /// The stages that find the widths of contents whose heights are found here.
  var before: [Int] = []
  /// The turn and the bounds of the last solution.
  var turn = 0
  var bounds = CGRect.null
  var issues: [LayoutIssue] = []

  init(with variables: [Int]) { self.variables = variables }

  mutating func add(_ variable: ConstraintSystem.MemberVariable, of member: Int, at index: Int) {
    variables.append(index)
    if members.last != member { members.append(member) }
    if variable == .width { widths.append(member) }
    if variable == .height { heights.append(member) }
    if variable.isVertical { isVertical = true } else { isHorizontal = true }
  }
}
