import Foundation

/// The place in the source that a fact or a layout was written at.
///
/// Twelve bytes instead of the 32 of a file and a line, because every stored fact keeps one.
@frozen
public struct CallSite: Hashable, @unchecked Sendable {
  // The bytes of a literal in the program's text, which never move and end in 0.
  @usableFromInline let fileStart: UnsafePointer<UInt8>?
  @usableFromInline let lineNumber: UInt32

  @inlinable @inline(always)
  public init(file: StaticString, line: UInt) {
    fileStart = file.hasPointerRepresentation ? file.utf8Start : nil
    lineNumber = UInt32(truncatingIfNeeded: line)
  }

  /// The file as `Module/File.swift`.
  public var file: String { fileStart.map { String(cString: $0) } ?? "?" }

  public var line: Int { Int(lineNumber) }
}

extension CallSite: CustomStringConvertible {
  public var description: String { "\(file):\(line)" }
}
