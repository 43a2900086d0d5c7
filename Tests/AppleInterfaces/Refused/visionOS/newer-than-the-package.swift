// What came with iOS 18 came with visionOS 2.
// control: replace "private func count" with "@available(visionOS 2, *) private func count"
import Foundation

@available(iOS 18, *)
private func count(_ corners: [CGPoint]) -> Int { Set(corners).count }

private func countTwo() -> Int {
  // error: 'count' is only available in visionOS 2.0 or newer
  count([])
}
