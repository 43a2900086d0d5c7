import Foundation
import Plumb
import PlumbSVG

@main
enum Gallery {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.isHelp {
        print(Options.help)
      } else {
        try run(options)
      }
    } catch {
      let message = (error as? GalleryError)?.message ?? error.localizedDescription
      FileHandle.standardError.write(Data("gallery: \(message)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ options: Options) throws {
    let posts = try options.input.map(FeedReader.posts(inFile:)) ?? FeedReader.bundled()
    let pages = Page.all(posts: posts)
    let names = pages.map(\.name)
    if let page = options.page, !names.contains(page) {
      throw GalleryError("--page \(page): expected one of \(names.joined(separator: ", "))")
    }
    let chosen = pages.filter { options.page == nil || options.page == $0.name }
    let folder = try OutputFolder(options.output)
    let files = Picture.files(of: chosen)
    try folder.write(files)
    print("\(files.count) files written; open \(options.output)/index.html")
  }
}
