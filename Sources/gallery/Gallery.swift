import Foundation
import Plumb
import PlumbSVG

@main
enum Gallery {
  static func main() {
    // A limit on the size of files is then told like a full disk, and not by the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    do {
      let options = try Options(arguments())
      if options.isHelp {
        try say(Options.help)
      } else {
        try say(run(options))
      }
    } catch {
      let message = (error as? GalleryError)?.message ?? error.localizedDescription
      try? FileSystem.write("gallery: \(message)\n", to: STDERR_FILENO, "standard error")
      exit(1)
    }
  }

  /// What was written behind the command; a name that is no text would name another file.
  private static func arguments() throws -> [String] {
    try (1..<max(1, Int(CommandLine.argc))).map { index in
      guard let argument = CommandLine.unsafeArgv[index].flatMap({ String(validatingCString: $0) })
      else { throw GalleryError("\(CommandLine.arguments[index]): expected UTF-8") }
      return argument
    }
  }

  private static func say(_ text: String) throws {
    try FileSystem.write("\(text)\n", to: STDOUT_FILENO, "standard output")
  }

  /// Writes the site, and gives what there is to say about it.
  private static func run(_ options: Options) throws -> String {
    let posts = try options.input.map(FeedReader.posts(inFile:)) ?? FeedReader.bundled()
    let pages = Page.all(posts: posts)
    let names = pages.map(\.name)
    if let page = options.page, !names.contains(page) {
      throw GalleryError("--page \(page): expected one of \(names.joined(separator: ", "))")
    }
    let chosen = pages.filter { options.page == nil || options.page == $0.name }
    let folder = try OutputFolder(options.output)
    let files = Site.files(of: chosen, isWhole: options.page == nil)
    try folder.write(files)
    return "\(files.count) files written; open \(options.output)/index.html"
  }
}
