/// What a container picks its layouts by: an enum of your own.
///
///     enum WidthClass: LayoutCondition {
///       case compact
///       case regular
///     }
public protocol LayoutCondition: Hashable, CaseIterable {
  /// The place of the case among all cases, which stands for it in what a container stores.
  ///
  /// The default looks for it. It is asked for once in each pass.
  var conditionIndex: Int { get }
}

/// The condition of a container that has no conditions.
public enum Unconditional: LayoutCondition {
  case always

  public var conditionIndex: Int { 0 }
}

extension LayoutCondition {
  public var conditionIndex: Int {
    Self.allCases.enumerated().first { $0.element == self }?.offset ?? 0
  }
}
