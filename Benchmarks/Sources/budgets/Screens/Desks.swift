import Foundation
import Plumb
import PlumbPin

/// What takes layouts: at once, or to store them.
protocol MakerDesk {
  associatedtype View: HandView
  associatedtype Lines: Sequence<Int>

  /// The lines of a list that are to be laid out.
  func lines(of views: [View]) -> Lines
  func layout(_ view: View, _ make: (Maker) -> CompleteMaker)
  func layout<Layout: CompleteGroup>(
    _ views: [View], _ make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<Layout>)
}

protocol PinDesk {
  associatedtype View: HandView
}

extension PinDesk {
  @inline(__always)
  func lines(of views: [View]) -> Range<Int> { views.indices }
}

protocol StoredPinDesk {
  associatedtype View: HandView
  associatedtype Lines: Sequence<Int>

  func lines(of views: [View]) -> Lines
  func pin(_ view: View, @PinStoredBuilder _ chain: (PinStart<View>) -> PinStoredLayout)
}

/// Lays out at once.
struct AtOnceDesk<Kind: Stage>: MakerDesk, PinDesk {
  typealias View = Kind.View
  typealias Lines = Range<Int>

  let card: Kind.Card

  @inline(__always)
  func lines(of views: [Kind.View]) -> Range<Int> { views.indices }

  @inline(__always)
  func layout(_ view: Kind.View, _ make: (Maker) -> CompleteMaker) {
    card.plumb.layout(view, by: make)
  }

  @inline(__always)
  func layout<Layout: CompleteGroup>(
    _ views: [Kind.View], _ make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<Layout>
  ) {
    card.plumb.layout(views, by: make)
  }
}

/// Stores layouts.
final class StoredDesk<Kind: Stage>: MakerDesk, StoredPinDesk {
  typealias View = Kind.View
  typealias Lines = [Int]

  let card: Kind.Card
  /// The lines of a list whose layouts are new; nil for all.
  var lines: [Int]?
  /// A row, column or matrix, whose children may become others.
  private var group: LayoutGroup<Kind.View>?

  init(card: Kind.Card) { self.card = card }

  func lines(of views: [Kind.View]) -> [Int] { lines ?? Array(views.indices) }

  @inline(__always)
  func layout(_ view: Kind.View, _ make: (Maker) -> CompleteMaker) {
    card.plumb.setLayout(for: view, by: make)
  }

  @inline(__always)
  func layout<Layout: CompleteGroup>(
    _ views: [Kind.View], _ make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<Layout>
  ) {
    if let group {
      group.children = views
    } else {
      group = card.plumb.setLayout(for: views, by: make)
    }
  }

  @inline(__always)
  func pin(_ view: Kind.View, @PinStoredBuilder _ chain: (PinStart<Kind.View>) -> PinStoredLayout) {
    card.plumb.setPin(for: view, chain)
  }
}
