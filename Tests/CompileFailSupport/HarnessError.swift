/// What keeps the harness from judging anything at all, in words for the person who runs it.
public struct HarnessError: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
