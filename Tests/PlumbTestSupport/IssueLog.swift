import Plumb

/// Collects the issues of a tree.
public final class IssueLog {
  public private(set) var issues: [LayoutIssue] = []

  public init(_ root: HeadlessView) {
    root.issueHandler = { [unowned self] in issues.append($0) }
  }

  public var kinds: [LayoutIssue.Kind] { issues.map(\.kind) }
}
