import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// A child that is moved.
struct SystemMember {
  let held: WeakHost
  let id: ObjectIdentifier
  /// Where a constraint was written that measures another host, or else the first one about it.
  var site: SourceSite
  let content: ContentPriorities
  var stage = 0
  /// The size that the content asks for where there is no limit, and the height at the solved width.
  var natural = LayoutContentSize.none
  var height: CGFloat?
  /// Its solved frame, from the container's leading and top edges; nil before the first solution.
  var frame: CGRect?
}

/// A constraint that takes part.
struct SystemRow {
  let constraint: LayoutConstraint
  /// Which inputs stand on its left side, each times a coefficient.
  var inputs: [(index: Int, coefficient: Double)] = []
  var stage = 0
  /// Whether it has an input that never had a number.
  var isSuspended = false
}

/// Members that are solved at one time, because they depend on each other or on nothing else.
struct SystemStage {
  var members: [Int] = []
  var rows: [Int] = []
  var inputs: [Int] = []
  /// When it was solved last, and in which bounds.
  var turn = 0
  var bounds = CGRect.null
  var issues: [LayoutIssue] = []
}
