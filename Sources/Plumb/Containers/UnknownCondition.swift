/// A condition with a frequent name, such as `.landscape`, that is written for a container without conditions. The
/// methods that take it are unavailable, and their messages explain the mistake.
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
