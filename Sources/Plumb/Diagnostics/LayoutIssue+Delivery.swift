import Foundation

extension LayoutIssue {
  /// Delivers the issue to the handler of `host`, or of its nearest ancestor that has a handler. If none of them has
  /// one, debug builds print the issue, and other builds ignore it.
  @_optimize(size)
  func deliver(in host: any Layoutable) {
    if let handler = host.nearestIssueHandler {
      handler(self)
    } else {
      #if DEBUG
        if let printer = LayoutIssue.printer {
          printer("\(self)")
        } else {
          PrintedIssues.shared.print(self)
        }
      #endif
    }
  }
}

extension LayoutIssue {
  /// Receives the issues that debug builds would print. If nil, they are printed to the standard error.
  @_spi(PlumbFrontEnd)
  @TaskLocal public static var printer: (@Sendable (String) -> Void)?
}

extension Layoutable {
  /// The issue handler of this host, or of its nearest ancestor that has a handler; nil if none of them has one.
  var nearestIssueHandler: LayoutIssueHandler? {
    var asked: (any Layoutable)? = self
    while let host = asked {
      if let handler = host.plumbIssueHandler { return handler }
      asked = host.plumbParent
    }
    return nil
  }
}

/// The issues printed so far, so that none is printed twice. Two issues count as equal if their kinds and source lines
/// are equal. If the source line is not known, their words must be equal as well.
private final class PrintedIssues: @unchecked Sendable {
  static let shared = PrintedIssues()

  private struct Place: Hashable {
    let kind: LayoutIssue.Kind
    let callSite: LayoutCallSite
    let words: String?

    init(of issue: LayoutIssue) {
      (kind, callSite) = (issue.kind, issue.callSite)
      words = callSite.isKnown ? nil : "\(issue)"
    }
  }

  // Guarded by the lock, so the class is safe to share.
  private var places: Set<Place> = []
  private let lock = NSLock()

  @_optimize(size)
  func print(_ issue: LayoutIssue) {
    let isNew = lock.withLock { places.insert(Place(of: issue)).inserted }
    if isNew { FileHandle.standardError.write(Data("Plumb: \(issue)\n".utf8)) }
  }
}
