// Uses what is not on every platform, so that the check can show that it finds such things. The lines below
// are what it must say of this file; "here" is what it must say of that line.
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

/// The type alone asks for a conformance.
func written() -> Set<CGRect>? { nil }  // here: Foundation.CGRect: Swift.Hashable

/// A conformance that only generic code is called with.
func compare(_ date: Date) -> Int {
  generic(date)  // here: FoundationEssentials.Date: Swift.Equatable
}

func generic(_ value: some Equatable) -> Int { value == value ? 1 : 0 }

/// The type of a value that is never written.
func inferred(_ keys: [Key]) -> Int {
  let point = keys.map { CGPoint(x: $0.size.width, y: 0) }
  let keyed = zip(point, 1...)
  return Dictionary(uniqueKeysWithValues: keyed).count  // here: Foundation.CGPoint: Swift.Hashable
}

func outside() -> AffineTransform { .init(scale: 2) }

#if os(Linux)
  func inside() -> CGRect { CGRect.zero.integral }
#endif

func implicit(_ keys: [Key]) -> [Int] { keys.enumerated().map { $0.offset + 1 } }

func throwing() -> [() throws(CancellationError) -> Void] { [] }

func matches(_ text: String) -> Bool { text.contains(/a+/) || getpid() == 0 }
