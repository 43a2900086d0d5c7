import Foundation
import Plumb
import PlumbPin

@testable import budgets

/// A screen whose values say something else than its code by hand.
struct CrookedScreen: Screen {
  typealias Kind = BoxStage

  static let name = "crooked"

  let card = BoxStage.makeCard()
  let view = BoxStage.makeView(0)

  var views: [Box] { [view] }

  func layOutByHand(_ hand: CheckedRuler<BoxStage>) {
    hand.place(view, CGRect(x: 8, y: 8, width: 20, height: 10))
  }

  func layOutClosures() {
    card.plumb.layout(view) {
      $0.setFrame(by: { _ in CGRect(x: 8, y: 8, width: 20, height: 10) })
    }
  }

  func layOutValues() {
    card.plumb.layout(view) {
      $0.setLeft(to: 8).setTop(to: 8).setWidth(to: 21).setHeight(to: 10)
    }
  }

  func layOutPins() { view.plumb.pin { $0.left(8).top(8).width(20).height(10) } }

  func storeClosures() {}
  func storeValues() {}
  func storePins() {}
}
