import Foundation
import Testing

@testable import Plumb

/// What is known of the facts of an axis without their numbers is kept once for all layouts of a container.
@Suite("Layouts of a container share what is known of their facts")
struct SharedFactsTests {
  private let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))

  /// Stores a layout for a new child, and returns it.
  private func stored(
    _ make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) throws -> StoredLayout {
    let child = HeadlessView()
    card.addSubview(child)
    card.plumb.setLayout(for: child, by: make)
    let table = card.layoutInfo.table
    return try #require(table.cell(of: child).flatMap { table[$0]?.anyLayout })
  }

  @Test("Layouts that differ in numbers alone share them on both axes")
  func numbersAloneDiffer() throws {
    let one = try stored { $0.setLeading(inset: 8).setTop(inset: 8).fitSize() }
    let other = try stored { $0.setLeading(inset: 80).setTop(inset: 0).fitSize() }
    #expect(one.columns.facts === other.columns.facts)
    #expect(one.rows.facts === other.rows.facts)
  }

  @Test("Layouts with other names, parts or offers do not share them")
  func factsDiffer() throws {
    let one = try stored { $0.setLeading(inset: 8).setTop(inset: 8).fitSize() }
    let named = try stored { $0.setLeft(inset: 8).setMiddle(offset: 8).fitSize() }
    let length = try stored { $0.setLeading(inset: 8).setTop(inset: 8).setSize(to: .zero) }
    let (near, far) = (
      try stored { $0.setHorizontal(at: 0.25, to: 0).setWidth(to: 8).setTop(inset: 8).fitHeight() },
      try stored { $0.setHorizontal(at: 0.75, to: 0).setWidth(to: 8).setTop(inset: 8).fitHeight() }
    )
    for other in [named, length] {
      #expect(one.columns.facts !== other.columns.facts)
      #expect(one.rows.facts !== other.rows.facts)
    }
    #expect(near.columns.facts !== far.columns.facts)
    #expect(near.rows.facts === far.rows.facts)
  }

  @Test("Layouts of the same line share closures that capture nothing")
  func closuresOfOneLine() throws {
    let sibling = HeadlessView()
    card.addSubview(sibling)
    func made() throws -> StoredLayout {
      try stored {
        $0.setLeading(by: { $0.leading + 8 }).setWidth(by: { $0.width / 2 })
          .pinTop(to: sibling, with: { $0.bottom + 8 }).pinHeight(to: sibling, with: { $0.height })
      }
    }
    let (one, other) = (try made(), try made())
    #expect(one.columns.facts === other.columns.facts)
    #expect(one.rows.facts === other.rows.facts)
  }

  @Test("Layouts of different lines do not share closures")
  func closuresOfTwoLines() throws {
    let one = try stored { $0.setLeft(by: { $0.left + 8 }).setTop(inset: 8).fitSize() }
    let other = try stored { $0.setLeft(by: { $0.left + 9 }).setTop(inset: 8).fitSize() }
    #expect(one.columns.facts !== other.columns.facts)
    #expect(one.rows.facts === other.rows.facts)
  }

  @Test("A closure that captures something is of one layout alone, and goes with it")
  func closuresThatCapture() throws {
    final class Distance { let points: CGFloat = 8 }
    func made(_ distance: Distance) throws -> StoredLayout {
      try stored {
        $0.setLeft(by: { $0.left + distance.points }).setWidth(to: 8).setTop(inset: 8).fitHeight()
      }
    }
    weak var gone: Distance?
    do {
      let distance = Distance()
      gone = distance
      let (one, other) = (try made(distance), try made(distance))
      #expect(one.columns.facts !== other.columns.facts)
      #expect(one.rows.facts === other.rows.facts)
      for child in card.subviews { child.removeFromSuperview() }
    }
    card.layoutIfNeeded()
    #expect(gone == nil)
  }

  @Test("Any number of parts may be stored, and each keeps its own")
  func manyParts() throws {
    for part in 0..<100 {
      let layout = try stored {
        $0.setHorizontal(at: CGFloat(part) / 100, to: 8).setWidth(to: 8).setTop(inset: 8)
          .fitHeight()
      }
      #expect(layout.columns.rule.part == CGFloat(part) / 100)
    }
  }
}
