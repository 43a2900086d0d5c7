import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// One run of the checks: how to make hosts, and the flaws found.
final class HostTrial<Host: Layoutable> {
  let makeHost: () -> Host
  let add: (Host, Host) -> Void
  let showing: ((CGPoint, Host, Host) -> CGPoint)?
  /// The capability that is being checked.
  var capability = ""
  private(set) var flaws: [HostFlaw] = []

  init(
    makeHost: @escaping () -> Host, add: @escaping (Host, Host) -> Void,
    showing: ((CGPoint, Host, Host) -> CGPoint)?
  ) {
    self.makeHost = makeHost
    self.add = add
    self.showing = showing
  }

  func expect(_ condition: Bool, _ law: String) {
    if !condition { note(law, nil, nil) }
  }

  func expect<Value: Equatable>(_ found: Value, is expected: Value, _ law: String) {
    if found != expected { note(law, "\(expected)", "\(found)") }
  }

  func expect(_ found: CGRect, isAbout expected: CGRect, _ law: String) {
    let distance = zip(found.numbers, expected.numbers).map { abs($0 - $1) }.max()!
    if !(distance < 1e-6) { note(law, expected.words, found.words) }
  }

  private func note(_ law: String, _ expected: String?, _ found: String?) {
    flaws.append(HostFlaw(capability: capability, law: law, expected: expected, found: found))
  }

  /// Expects that the toolkit shows a host in a rectangle of the root. Does nothing without `showing`.
  func expect(_ host: Host, in root: Host, isShownAt expected: CGRect, _ law: String) {
    if let box = shownBox(of: host, in: root) { expect(box, isAbout: expected, law) }
  }

  /// The box around a host's corners where the toolkit shows them in the root; nil without `showing`.
  func shownBox(of host: Host, in root: Host) -> CGRect? {
    guard let showing else { return nil }
    let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map {
      showing(CGPoint(x: $0.0, y: $0.1), host, root)
    }
    return CGRect(around: corners)
  }
}

extension CGRect {
  var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }

  /// The numbers as text for messages.
  var words: String { "(" + numbers.map { "\($0)" }.joined(separator: ", ") + ")" }

  /// The smallest rectangle around some points.
  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    self.init(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  func moved(by origin: CGPoint) -> CGRect { offsetBy(dx: origin.x, dy: origin.y) }
}

/// Runs a check with deliberate mistakes, without printing their issues.
func withoutPrinting(_ check: () -> Void) {
  let nobody: @Sendable (String) -> Void = { _ in }
  LayoutIssue.$printer.withValue(nobody, operation: check)
}
