import Plumb

/// A page of the gallery: a real screen or a drawing, and the code that lays it out.
struct Page: Sendable {
  /// The page's name, on the command line and in the names of its pictures.
  let name: String
  let title: String

  /// The capability that it shows.
  let chapter: Chapter
  let note: String

  /// The source file with the code that is shown beside the pictures.
  let source: SourceExcerpt

  /// The screens that it is shown on.
  var screens = Screen.devices

  /// Makes the screen's view tree, laid out.
  let make: @Sendable (Screen) -> HeadlessView

  /// All pages, the feed with `posts`.
  static func all(posts: [Post]) -> [Page] {
    drawings + [
      card, feed(posts), profile, messageBar, chat, player, shop, form, sections, keyboard, badges,
      settings, reader, toolbar, headers, tags, calendar,
      keypad, prices,
      transition, keep, pins, dimensions, horizontalStates, verticalStates,
    ]
  }

  /// The name of the file with the picture of a screen.
  func fileName(_ screen: Screen) -> String { "\(name)\(screen.suffix).svg" }
}
