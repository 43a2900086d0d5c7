/// A flaw of a host: a law that does not hold.
///
///     frame: a host that is moved keeps its size (expected (30.0, 20.0), found (0.0, 0.0))
public struct HostFlaw: Hashable, Sendable, CustomStringConvertible {
  /// The capability that the law belongs to: "frame", "transform", "areas" and so on.
  public let capability: String
  /// The law that does not hold.
  public let law: String
  /// The expected value, if the law is about one.
  public let expected: String?
  /// The actual value, if the law is about one.
  public let found: String?

  /// The capability, the law and the values.
  public var description: String {
    guard let expected, let found else { return "\(capability): \(law)" }
    return "\(capability): \(law) (expected \(expected), found \(found))"
  }
}
