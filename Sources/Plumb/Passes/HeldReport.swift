/// What a pass of a container found, which is true as long as the container is not laid out again.
struct HeldReport {
  private weak var info: LayoutInfo?
  private let stamp: Int
  private let report: () -> Void

  init(of info: LayoutInfo, _ report: @escaping () -> Void) {
    self.info = info
    self.report = report
    stamp = info.pass.stamp
  }

  /// Reports it; false if the container has had another pass.
  @discardableResult
  func deliver() -> Bool {
    guard let info, info.pass.stamp == stamp else { return false }
    report()
    return true
  }
}

extension LayoutInfo {
  /// Calls `report` when all is laid out, if a pass is going on and this container is not laid out again
  /// until then; at once, if there is no pass.
  @_spi(PlumbFrontEnd)
  public func whenSettled(_ report: @escaping () -> Void) {
    isInPass ? LayoutSession.current.settling.hold(HeldReport(of: self, report)) : report()
  }
}

extension Layoutable {
  /// The same for what is laid out in this host, which may store nothing.
  func whenSettled(_ report: @escaping () -> Void) {
    guard let info = plumbLayoutInfo else { return report() }
    info.whenSettled(report)
  }
}
