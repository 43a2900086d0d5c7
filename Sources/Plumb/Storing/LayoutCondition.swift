/// A condition that a container picks its layouts by: an enum of your own.
///
///     enum WidthClass: LayoutCondition {
///       case compact
///       case regular
///     }
///
/// `allCases` must list every case, as the list that the compiler makes does.
public protocol LayoutCondition: ContainerCondition {}

/// The kinds of conditions that a container may have: a ``LayoutCondition``, or ``NoLayoutCondition``.
///
/// The methods that store layouts, orders and z-indices for a condition exist only for a ``LayoutCondition``.
public protocol ContainerCondition: Hashable, CaseIterable {}

/// The condition of a container without conditions.
public struct NoLayoutCondition: ContainerCondition {
  /// The only case.
  public static var allCases: [NoLayoutCondition] { [NoLayoutCondition()] }

  @_alwaysEmitIntoClient
  init() {}
}
