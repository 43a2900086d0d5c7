/// A condition, by a frequent name, of a container that has none: the `.landscape` in `when: .landscape`.
public struct UnknownCondition: Sendable {
  /// Higher than wide.
  public static var portrait: UnknownCondition { UnknownCondition() }
  /// Wider than high.
  public static var landscape: UnknownCondition { UnknownCondition() }
  /// Narrow.
  public static var compact: UnknownCondition { UnknownCondition() }
  /// Wide.
  public static var regular: UnknownCondition { UnknownCondition() }
}
