import Foundation

/// The results of a trial of stored layouts.
struct TriedLayouts {
  /// The size of the box around the children, measured from the top leading corner of the parent's bounds.
  let box: CGSize
  /// The children's spans along the unlimited side whose length is being found; nil if there is none, or if no layout
  /// depends on that length.
  let spans: TrialSpans?
  let hasGroups: Bool
  /// Whether the height is unlimited and a layout depends on it.
  let dependsOnHeight: Bool
}
