import Foundation

/// The source line where a layout was written.
///
/// It takes twelve bytes instead of the 32 of a file and a line, because every stored layout has one.
@_documentation(visibility: internal)
@frozen
public struct LayoutCallSite: Hashable, Sendable {
  // The address of the file's name: a string literal in the program. The literal never moves, and its last byte is 0.
  @usableFromInline let fileStart: UInt
  @usableFromInline let lineNumber: UInt32

  @_alwaysEmitIntoClient @inline(always)
  init(_ file: StaticString, _ line: UInt) {
    fileStart = file.hasPointerRepresentation ? UInt(bitPattern: file.utf8Start) : 0
    lineNumber = UInt32(truncatingIfNeeded: line)
  }

  /// The call site if the source line is not known, for example because a property was set: a property cannot tell
  /// which line sets it.
  static var unknown: LayoutCallSite { LayoutCallSite("?", 0) }

  /// Whether the source line is known.
  var isKnown: Bool { lineNumber > 0 }

  /// The file as `Module/File.swift`; "?" if it is not known.
  public var file: String {
    UnsafePointer<CChar>(bitPattern: fileStart).map { String(cString: $0) } ?? "?"
  }

  /// The line in the file, counted from 1; 0 if it is not known.
  public var line: Int { Int(lineNumber) }
}

extension LayoutCallSite: CustomStringConvertible {
  public var description: String { "\(file):\(line)" }
}
