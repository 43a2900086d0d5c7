import Foundation

/// A screen as a user writes it: by hand, in makers and in pins. All of them give the same frames.
///
/// The layouts are written out where they run, once for at once and once for storing, as in an app.
protocol Screen {
  associatedtype Kind: ScreenStage

  static var name: String { get }

  init()

  var card: Kind.Card { get }
  /// The views with a layout.
  var views: [Kind.View] { get }

  /// Changes what is laid out before a round; by default, the bounds. A variant that stores layouts stores those
  /// of new views.
  func change(to round: Int, _ variant: ScreenVariant)

  func layOutByHand(_ hand: CheckedRuler<Kind>)

  func layOutClosures()
  func layOutValues()
  func layOutPins()

  func storeClosures()
  func storeValues()
  func storePins()
}

extension Screen {
  func change(to round: Int, _ variant: ScreenVariant) { resize(to: round) }

  /// Gives the container the bounds of a round.
  func resize(to round: Int) {
    card.frame = CGRect(x: 10, y: 10, width: round & 1 == 0 ? 400 : 320, height: 480)
  }

  /// Adds the views of a new screen.
  func setUp() {
    for (index, view) in views.enumerated() { card.plumbInsertChild(view, at: index) }
    resize(to: 0)
  }
}
