// A stand-in for os: what Plumb uses of it. Each declaration has the signature that Apple's documentation gives
// (developer.apple.com/documentation/os). What only a stand-in has is called `stub…`.

public enum OSLog {
  public struct Category: Sendable {
    public static let pointsOfInterest = Category()
  }
}

public struct OSSignpostID: Hashable, Sendable {}

public final class OSSignpostIntervalState: Sendable {
  fileprivate init() {}
}

public struct SignpostMetadata: ExpressibleByStringInterpolation, Sendable {
  fileprivate let words: String
  public init(stringLiteral value: String) { words = value }
}

public struct OSSignposter: Sendable {
  /// What has begun and ended, and whether anything records it. The samples run on one thread.
  nonisolated(unsafe) public static var stubMarks: [String] = []
  nonisolated(unsafe) public static var stubRecords = true

  public init(subsystem: String, category: OSLog.Category) {}

  public var isEnabled: Bool { OSSignposter.stubRecords }
  public func makeSignpostID() -> OSSignpostID { OSSignpostID() }

  public func beginInterval(_ name: StaticString, id: OSSignpostID, _ message: SignpostMetadata)
    -> OSSignpostIntervalState
  {
    OSSignposter.stubMarks.append("\(name) of \(message.words) begins")
    return OSSignpostIntervalState()
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    OSSignposter.stubMarks.append("\(name) ends")
  }
}
