import FeedCell
import Foundation
import Plumb

extension Benchmark {
  /// The feed cell, with short and long texts, in each width that there are frames for.
  static func feedCells() throws -> [Benchmark] {
    let specification = try FeedCellSpecification.bundled()
    return [("short", specification.short), ("long", specification.long)].flatMap { name, texts in
      texts.widths.map { width in
        Benchmark(
          name: "feed-cell-\(name)-\(Int(width))", views: 15,
          variants: [
            .feedCell(Variant.manual, texts, width) { ManualFeedCell(width: width) },
            .feedCell(Variant.atOnce, texts, width) { AtOnceFeedCell(width: width) },
            .feedCell(Variant.stored, texts, width) { StoredFeedCell(width: width) },
            .feedCell("pinned", texts, width, mayAllocate: true) { PinnedFeedCell(width: width) },
            .feedCell("pinned, stored", texts, width, mayAllocate: true) {
              StoredPinFeedCell(width: width)
            },
          ])
      }
    }
  }

  /// The height that the feed cell comes to in a width, without moving anything.
  static func selfSizing() throws -> Benchmark {
    let texts = try FeedCellSpecification.bundled().short
    return Benchmark(
      name: "self-sizing-feed-cell", views: 15,
      variants: [
        .selfSizing(Variant.manual, texts) {
          let cell = ManualFeedCell(width: 320)
          return (cell, { cell.fittingHeight(forWidth: $0) })
        },
        .selfSizing(Variant.stored, texts) {
          let cell = StoredFeedCell(width: 320)
          return (
            cell,
            { width in
              cell.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
                .height
            }
          )
        },
      ])
  }
}

extension Variant {
  fileprivate static func feedCell(
    _ name: String, _ texts: FeedCellSpecification.Texts, _ width: CGFloat,
    mayAllocate: Bool = false, _ make: @escaping @Sendable () -> FeedCell
  ) -> Variant {
    Variant(name: name, mayAllocate: mayAllocate) {
      let cell = make()
      cell.fill(texts.characters)
      cell.layoutIfNeeded()
      let expected = texts.frames(atWidth: width)
      for leaf in cell.leaves {
        try check(leaf.frame, is: expected[leaf.plumbName] ?? .null, leaf.plumbName)
      }
      let count = cell.posterComment.characters
      return { index in
        // One line more or less, so that everything below it moves.
        cell.posterComment.characters = count + (index & 1) * Int(width / 8)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
      }
    }
  }

  fileprivate static func selfSizing(
    _ name: String, _ texts: FeedCellSpecification.Texts,
    _ make: @escaping @Sendable () -> (FeedCell, (CGFloat) -> CGFloat)
  ) -> Variant {
    Variant(name: name, mayAllocate: name == stored) {
      let (cell, height) = make()
      cell.fill(texts.characters)
      for width in texts.widths {
        let bottom = texts.frames(atWidth: width).values.map(\.maxY).max()
        try check(height(width), is: bottom ?? .nan, "the height at \(width)")
      }
      return { index in consume(height(index & 1 == 0 ? 320 : 366)) }
    }
  }
}

/// Keeps a value that nobody needs from being left out.
@inline(never)
func consume<Value>(_ value: Value) {}
