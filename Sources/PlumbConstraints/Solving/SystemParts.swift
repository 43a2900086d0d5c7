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
  var stage = 0
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

/// Members that are solved together: one group with outside dependencies, or all groups without any.
struct SystemStage {
  var members: [Int] = []
  var rows: [Int] = []
  var inputs: [Int] = []
  /// Whether no row mixes the axes, so that columns can be found before what the rows depend on is known.
  var areColumnsAlone = true
  /// The turns of the last solution, and of the last one of the columns alone, and their bounds.
  var turn = 0
  var turnOfColumns = 0
  var bounds = CGRect.null
  var issues: [LayoutIssue] = []
}
