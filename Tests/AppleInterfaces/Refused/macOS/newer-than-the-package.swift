// Points can be hashed since macOS 15.
// control: replace "private func count" with "@available(macOS 15, *) private func count"
import Foundation

private func count(_ corners: [CGPoint]) -> Int {
  // error: conformance of 'CGPoint' to 'Hashable' is only available in macOS 15.0 or newer
  Set(corners).count
}
