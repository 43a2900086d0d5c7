// Points can be hashed since iOS 18.
// control: replace "private func count" with "@available(iOS 18, *) private func count"
import Foundation

private func count(_ corners: [CGPoint]) -> Int {
  // error: conformance of 'CGPoint' to 'Hashable' is only available in iOS 18.0 or newer
  Set(corners).count
}
