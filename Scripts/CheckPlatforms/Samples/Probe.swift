// Uses what is not on every platform, so that the check can show that it finds such things. The lines below
// are what it must say of this file.
//
// missing on iOS 16.0 (there: 18.0): Foundation.CGSize: Swift.Hashable
// missing on iOS 16.0 (there: 18.0): Foundation.CGPoint: Swift.Hashable
// missing on iOS 16.0 (there: no): Foundation.AffineTransform, and this is outside os(Linux)
// missing on iOS 16.0 (there: 26.0): Swift.EnumeratedSequence: Swift.Collection
// missing on iOS 16.0 (there: 18.0): feature typed throws in a generic argument
// not in the table: (extension in _StringProcessing):Swift.BidirectionalCollection
// not in the table: Swift.Int.+ infix(Swift.Int, Swift.Int) -> Swift.Int
// not in the table: C getpid
// no longer used: Swift.Span
import Foundation

/// The synthesized conformance leans on that of CGSize.
struct Key: Hashable {
  var size: CGSize
}

/// The type of a value that is never written.
func inferred(_ keys: [Key]) -> Int {
  let points = Dictionary(uniqueKeysWithValues: keys.map { (CGPoint(x: $0.size.width, y: 0), 1) })
  return points.count
}

func outside() -> AffineTransform { .init(scale: 2) }

#if os(Linux)
  func inside() -> CGRect { CGRect.zero.integral }
#endif

func implicit(_ keys: [Key]) -> [Int] { keys.enumerated().map { $0.offset + 1 } }

func throwing() -> [() throws(CancellationError) -> Void] { [] }

func matches(_ text: String) -> Bool { text.contains(/a+/) || getpid() == 0 }
