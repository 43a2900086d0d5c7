import FeedCell
import Foundation
import Plumb
import Testing

/// The feed cell comes out exactly as specified, to the last bit, however it is laid out.
@Suite struct FeedCellTests {
  enum Way: String, CaseIterable {
    case byHand
    case atOnce
    case stored
    case pinned
    case pinnedAndStored

    func cell(width: CGFloat) -> FeedCell {
      switch self {
      case .byHand: ManualFeedCell(width: width)
      case .atOnce: AtOnceFeedCell(width: width)
      case .stored: StoredFeedCell(width: width)
      case .pinned: PinnedFeedCell(width: width)
      case .pinnedAndStored: StoredPinFeedCell(width: width)
      }
    }
  }

  @Test(arguments: Way.allCases)
  func theFramesAreThoseOfTheSpecification(_ way: Way) throws {
    let specification = try FeedCellSpecification.bundled()
    var compared = 0
    for texts in [specification.short, specification.long] {
      for width in texts.widths {
        let cell = way.cell(width: width)
        cell.issueHandler = { Issue.record("\($0)") }
        cell.fill(texts.characters)
        cell.layoutIfNeeded()
        let expected = texts.frames(atWidth: width)
        for leaf in cell.leaves {
          #expect(leaf.frame == expected[leaf.plumbName], "\(leaf.plumbName) at \(width)")
          compared += 1
        }
      }
    }
    #expect(compared == 90)
  }

  /// A stored cell follows its texts and its width without being set up again.
  @Test func aStoredCellFollowsItsTextsAndItsWidth() throws {
    let specification = try FeedCellSpecification.bundled()
    let cell = StoredFeedCell(width: 366)
    for texts in [specification.long, specification.short] {
      for width in texts.widths {
        cell.fill(texts.characters)
        cell.frame.size.width = width
        cell.layoutIfNeeded()
        let expected = texts.frames(atWidth: width)
        for leaf in cell.leaves {
          #expect(leaf.frame == expected[leaf.plumbName], "\(leaf.plumbName) at \(width)")
        }
      }
    }
  }

  @Test func theFeedCellIsAsHighOnTrialAsLaidOut() throws {
    let texts = try FeedCellSpecification.bundled()
    for text in [texts.short, texts.long] {
      let cell = StoredFeedCell(width: 320)
      cell.bottomPadding = 8
      cell.fill(text.characters)
      let laidOut = StoredFeedCell(width: 320)
      laidOut.fill(text.characters)
      cell.layoutIfNeeded()
      for width in 200...800 {
        let before = frames(cell)
        let size = cell.sizeThatFits(
          CGSize(width: CGFloat(width), height: CGFloat.greatestFiniteMagnitude))
        #expect(frames(cell) == before)
        laidOut.frame.size.width = CGFloat(width)
        laidOut.layoutIfNeeded()
        let bottom = laidOut.leaves.map(\.frame.maxY).max()!
        #expect(size.height == bottom + 8, "at \(width)")
      }
    }
  }

  /// All frames of a tree.
  private func frames(_ view: HeadlessView) -> [CGRect] {
    [view.frame] + view.subviews.flatMap(frames)
  }
}
