import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// Runs one pass over the children that have a layout: lower orders first, within an order a child
  /// after those it is pinned to, and otherwise in the order of the subviews; evaluates each and gives
  /// it its frame before the next is evaluated.
  ///
  /// A container calls this in its `layoutSubviews()`. A child whose layout has no frame is reported
  /// and keeps the one it has; the rest of the pass is done. A pass inside a pass of the same container
  /// is reported and does nothing.
  ///
  /// The order is planned when children, layouts, orders or the condition have changed, in O(children +
  /// pins); other passes allocate nothing.
  public func layoutStoredSubviews() {
    let info = host.layoutInfo
    guard !info.isInPass else { return host.reportInterference(.passInPass) }
    info.isInPass = true
    defer { info.isInPass = false }
    let condition = host.layoutCondition(in: host.layoutBounds)
    info.plan(for: host, under: condition).layOut(host.layoutChildren, in: host)
  }

  /// The box around the children that this container lays out, where they are now; zero where there
  /// are none.
  public var layoutRequiredSubviewsFrame: CGRect {
    let plan = host.layoutInfo.trialPlan(
      for: host, under: host.layoutCondition(in: host.layoutBounds))
    let frames = plan.steps.map { $0.withChild(Host.LayoutChild.self) { $0.layoutFrame } }
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.box(with: $1) }
  }
}

extension LayoutInfoStorable {
  /// Reports that this container was told to lay out, where it is running its layouts.
  func reportPassInPass() {
    if layoutInfo.isInPass { reportInterference(.passInPass) }
  }

  /// Reports what a closure did to this container while the container runs its layouts.
  func reportInterference(_ kind: LayoutIssue.Kind) {
    LayoutIssue(
      kind: kind, view: layoutName, asked: "layout",
      callSite: CallSite(file: #fileID, line: #line)
    ).deliver(in: self)
  }
}
