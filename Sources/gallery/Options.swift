/// What was asked for on the command line.
struct Options {
  var input: String?
  var output = ".build/gallery"
  var page: String?
  var isHelp = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": isHelp = true
      case "--input": input = try Self.value(of: argument, in: &rest)
      case "--output": output = try Self.value(of: argument, in: &rest)
      case "--page": page = try Self.value(of: argument, in: &rest)
      default: throw GalleryError("\(argument): there is no such option; see --help")
      }
    }
  }

  private static func value(of option: String, in rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw GalleryError("\(option): expected a value behind it; see --help")
    }
    return value
  }

  static let help = """
    Lays out real screens and writes pictures of them.

    swift run gallery [--input FILE] [--output DIR] [--page NAME]

      --input FILE   the feed to lay out, as JSON (a feed of its own without)
      --output DIR   the folder to write to (".build/gallery" without)
      --page NAME    one page only, by the name that its pictures begin with
      --help         this text

    Writes an SVG file for each screen of a page, frames.txt with the frame of every view, and a site
    that shows each picture beside the code that made it: index.html leads to all of it. Replaces files
    that the gallery has written, and no others.
    """
}
