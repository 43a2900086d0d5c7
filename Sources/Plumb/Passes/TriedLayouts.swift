import Foundation

/// What a trial of stored layouts has found.
struct TriedLayouts {
  /// The size of the box from the top leading corner around the children.
  let box: CGSize
  /// Where the children are along a side without a limit; nil if that does not depend on its length.
  let spans: TrialSpans?
  let hasGroups: Bool
  /// Whether the height has no limit, and children depend on it.
  let dependsOnHeight: Bool
}
