import Foundation
import Plumb
import PlumbConstraints

/// A real screen: by hand, and in each dialect. All of them give the same frames.
///
/// Like the cases, screens are inlined into the loops of each kind of host. They are written as somebody would write
/// them, with one statement for each view.
protocol Screen {
  static var name: String { get }
  /// How many views there are.
  static var count: Int { get }
  static var height: CGFloat { get }
  /// What happens between two rounds.
  static var change: ScreenChange { get }

  static func byHand<Hand: Ruler>(_ views: [Hand.View], _ hand: Hand)
  static func closures<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk)
  static func values<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk)
  static func rows<Desk: MakerDesk>(_ views: [Desk.View], _ desk: Desk)
  // At once and stored, a chain of pins ends in different types.
  static func pins<Desk: PinDesk>(_ views: [Desk.View], _ desk: Desk)
  static func storedPins<Desk: StoredPinDesk>(_ views: [Desk.View], _ desk: Desk)
  static func equations(_ views: [HeadlessView], _ board: ScreenBoard)
}

enum Screens {
  static var all: [any Screen.Type] {
    [
      MessageBarScreen.self, ChatScreen.self, SettingsScreen.self, ShopScreen.self,
      FeedScreen.self,
    ]
  }
}

/// What happens to a screen between two rounds.
enum ScreenChange {
  /// It gets another width.
  case width
  /// The first view leaves, and comes back as the last one.
  case scrolling
  /// One view in the middle asks for another height.
  case content
}

/// The dialects, at once and stored.
enum Dialect: String, CaseIterable {
  case bare
  case checked
  case atOnceClosures = "at-once-closures"
  case atOnceValues = "at-once-values"
  case atOncePins = "at-once-pins"
  case atOnceRows = "at-once-rows"
  case storedClosures = "stored-closures"
  case storedValues = "stored-values"
  case storedPins = "stored-pins"
  case storedRows = "stored-rows"
  case constraints
}

/// A headless container with constraints.
final class ScreenBoard: HeadlessConstraintView {
  /// The constraints that go when a line gets another place.
  var places: [ObjectIdentifier: [LayoutConstraint]] = [:]
  /// The lines whose constraints are new; nil for all.
  var lines: [Int]?
}
