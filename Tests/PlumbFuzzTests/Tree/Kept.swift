import Foundation

/// Keeps guides after their closures, and reads them later.
final class Kept {
  private var readings: [() -> CGFloat] = []
  private var couldBeRead = true

  func keep(_ reading: @escaping () -> CGFloat) {
    if readings.count < 50 { readings.append(reading) }
  }

  /// Breaks a reference cycle: guides keep their hosts, and the hosts' layouts keep this object.
  func forget() {
    couldBeRead = isReadable
    readings = []
  }

  /// Whether all kept guides can still be read.
  var isReadable: Bool { couldBeRead && readings.allSatisfy { !$0().isNaN } }
}
