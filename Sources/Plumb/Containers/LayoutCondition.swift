/// What a container picks its layouts by: an enum of your own.
///
///     enum WidthClass: LayoutCondition {
///       case compact
///       case regular
///     }
public protocol LayoutCondition: Hashable, CaseIterable {}

/// The condition of a container that has no conditions.
public enum Unconditional: LayoutCondition {
  case always
}

extension LayoutCondition {
  /// The place of the case among all cases, which stands for it where its type is not known.
  var index: Int {
    Self.allCases.enumerated().first { $0.element == self }?.offset ?? 0
  }
}
