/// An issue that a pass has found. It is reported only if its container is not laid out again.
struct HeldReport {
  private weak var info: LayoutInfo?
  private let stamp: Int
  private let report: () -> Void

  init(of info: LayoutInfo, _ report: @escaping () -> Void) {
    self.info = info
    self.report = report
    stamp = info.pass.stamp
  }

  /// Reports the issue. If the container is gone or has begun another pass since, returns false and reports nothing.
  @discardableResult
  func deliver() -> Bool {
    guard let info, info.pass.stamp == stamp else { return false }
    report()
    return true
  }
}

extension LayoutInfo {
  /// Calls `report` once all is settled, unless this container is laid out again before that. Outside a pass of this
  /// container, calls `report` at once.
  @_spi(PlumbFrontEnd)
  public func whenSettled(_ report: @escaping () -> Void) {
    isInPass ? LayoutSession.current.settling.hold(HeldReport(of: self, report)) : report()
  }
}

extension Layoutable {
  /// Calls `report`, which reports an issue in this host, once all is settled. If the host stores no layouts or is not
  /// in a pass, calls `report` at once.
  func whenSettled(_ report: @escaping () -> Void) {
    guard let info = plumbLayoutInfo else { return report() }
    info.whenSettled(report)
  }
}
