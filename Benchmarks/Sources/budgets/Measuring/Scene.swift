import Foundation
import Plumb

/// A container with views that are all laid out by one layout, in one kind of hosts.
struct Scene<Case: LayoutCase, Kind: Stage> {
  let card = Kind.makeCard()
  /// The first two have no layout. Others are pinned to them.
  let views: [Kind.View]

  /// The views with a layout.
  static var laidOut: Int { 64 }
  private static var first: Int { 2 }

  init(_ count: Int = laidOut) {
    views = (0..<count + Self.first).map { Kind.makeView($0) }
    for (index, view) in views.enumerated() { card.plumbInsertChild(view, at: index) }
    views[0].frame = CGRect(x: 8, y: 4, width: 30, height: 10)
    views[1].frame = CGRect(x: 8, y: 20, width: 50, height: 10)
    resize(to: 0)
  }

  /// Gives the container the bounds of a round.
  @inline(__always)
  func resize(to round: Int) {
    card.frame = CGRect(x: 10, y: 10, width: round & 1 == 0 ? 400 : 320, height: 480)
  }

  func layOutBare() {
    let hand = BareRuler<Kind>(bounds: card.bounds)
    for index in Self.first..<views.count {
      let cast = Cast(views, index)
      hand.place(cast.view, Case.frame(cast, hand))
    }
  }

  func layOutChecked() {
    let hand = CheckedRuler<Kind>(card: card)
    for index in Self.first..<views.count {
      let cast = Cast(views, index)
      hand.place(cast.view, Case.frame(cast, hand))
    }
  }

  func layOutClosures() {
    for index in Self.first..<views.count {
      let cast = Cast(views, index)
      card.plumb.layout(cast.view) { Case.closures($0, cast) }
    }
  }

  func layOutValues() {
    for index in Self.first..<views.count {
      let cast = Cast(views, index)
      card.plumb.layout(cast.view) { Case.values($0, cast) }
    }
  }

  func storeClosures() {
    for index in Self.first..<views.count {
      let cast = Cast(views, index)
      card.plumb.setLayout(for: cast.view) { Case.closures($0, cast) }
    }
  }

  func storeValues() {
    for index in Self.first..<views.count {
      let cast = Cast(views, index)
      card.plumb.setLayout(for: cast.view) { Case.values($0, cast) }
    }
  }

  func layOutStored() { Kind.runPass(of: card) }

  func tryStored() -> CGSize { card.plumb.sizeThatFits(CGSize(width: 320, height: 480)) }
}
