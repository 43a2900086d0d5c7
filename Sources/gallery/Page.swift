import Plumb

/// A page of the gallery: a real screen, and the code that lays it out.
struct Page: Sendable {
  /// The page's name, on the command line and in the names of its pictures.
  let name: String
  let title: String
  let note: String

  /// The source file with the code that is shown beside the pictures.
  let source: SourceExcerpt

  /// The screens that it is shown on.
  var screens = Screen.all

  /// Makes the screen's view tree, laid out.
  let make: @Sendable (Screen) -> HeadlessView

  /// All pages, the feed with `posts`.
  static func all(posts: [Post]) -> [Page] {
    [
      card, feed(posts), profile, chat, settings, reader, toolbar, tags, keypad, calendar, prices,
      transition, keep, dimensions, pins,
    ]
  }
}
