import Foundation

/// The place in the source where a layout was written.
///
/// It takes twelve bytes instead of the 32 of a file and a line, because every stored layout has one.
@_documentation(visibility: internal)
@frozen
public struct LayoutCallSite: Hashable, Sendable {
  // The address of the bytes of a literal in the program's text, which never move and end in 0.
  @usableFromInline let fileStart: UInt
  @usableFromInline let lineNumber: UInt32

  @_alwaysEmitIntoClient @inline(always)
  init(_ file: StaticString, _ line: UInt) {
    fileStart = file.hasPointerRepresentation ? UInt(bitPattern: file.utf8Start) : 0
    lineNumber = UInt32(truncatingIfNeeded: line)
  }

  /// The place of what is written nowhere that could be named, such as a change of a property.
  static var unknown: LayoutCallSite { LayoutCallSite("?", 0) }

  /// Whether it is a line.
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
