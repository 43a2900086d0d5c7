import Foundation

extension LayoutIssue {
  /// Hands the issue to the handler of `host` or of the nearest host around that has one, or to the default.
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
  /// What takes the issues that would be printed, in debug builds; nil for the standard error.
  @_spi(PlumbFrontEnd)
  @TaskLocal public static var printer: (@Sendable (String) -> Void)?
}

extension Layoutable {
  /// The handler of this host or of the nearest one around that has one.
  var nearestIssueHandler: LayoutIssueHandler? {
    var asked: (any Layoutable)? = self
    while let host = asked {
      if let handler = host.plumbIssueHandler { return handler }
      asked = host.plumbParent
    }
    return nil
  }
}

/// The issues that have been printed, so that each place is heard of once, and each issue that has none.
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

  // Guarded by the lock, which is what makes the class safe to share.
  private var places: Set<Place> = []
  private let lock = NSLock()

  func print(_ issue: LayoutIssue) {
    let isNew = lock.withLock { places.insert(Place(of: issue)).inserted }
    if isNew { FileHandle.standardError.write(Data("Plumb: \(issue)\n".utf8)) }
  }
}
