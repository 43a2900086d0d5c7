/// The reason why a host, or the gap between two hosts, cannot be measured.
@_spi(PlumbFrontEnd)
public struct JointAbsence: Error {
  /// The kind of issue to report.
  public let reason: LayoutIssue.Kind

  public init(reason: LayoutIssue.Kind) {
    self.reason = reason
  }
}
