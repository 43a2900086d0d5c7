import Foundation

/// The results of a trial of stored layouts.
struct TriedLayouts {
  /// The size of the box around the children, from the top leading corner.
  let box: CGSize
  /// The children's spans along an unlimited side; nil if no layout depends on its length.
  let spans: TrialSpans?
  let hasGroups: Bool
  /// Whether the height is unlimited and a layout depends on it.
  let dependsOnHeight: Bool
}
