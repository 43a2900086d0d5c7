/// What a container picks its layouts by: an enum of your own.
///
///     enum WidthClass: LayoutCondition {
///       case compact
///       case regular
///     }
///
/// `allCases` must list every case, as the compiler's own does.
public protocol LayoutCondition: Hashable, CaseIterable {}

/// The condition of a container without conditions.
public struct NoLayoutCondition: LayoutCondition {
  /// The only case.
  public static var allCases: [NoLayoutCondition] { [NoLayoutCondition()] }

  @inlinable
  init() {}
}
