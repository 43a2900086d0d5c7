import Foundation

/// `Docs/Tutorial.md` as a tutorial of DocC: a section for each step, with the file and its picture.
struct Tutorial {
  let title: String
  let introduction: String
  let steps: [Step]
  private let folder: URL

  struct Step {
    let title: String
    let text: String
    /// The package's manifest, if the step begins with it.
    let manifest: String?
    let code: String
    let picture: (name: String, words: String)
  }

  init(in root: URL) throws {
    let file = root.appendingPathComponent("Docs/Tutorial.md")
    folder = file.deletingLastPathComponent()
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
    let head = parts[0].split(separator: "\n", maxSplits: 1)
    title = head[0].dropFirst(2).trimmingCharacters(in: .whitespaces)
    introduction = head[1].trimmingCharacters(in: .whitespacesAndNewlines)
    steps = try parts.dropFirst().compactMap { part in
      let pattern =
        #/(?:\d+\. )?(.*)\n((?s).*?)(?:```swift package\n((?s).*?)```\n\n)?```swift draws[^\n]*\n((?s).*?)```\n\n!\[(.*)\]\((.*)\)/#
      guard let match = try pattern.prefixMatch(in: part) else { return nil }
      return Step(
        title: String(match.1), text: match.2.trimmingCharacters(in: .whitespacesAndNewlines),
        manifest: match.3.map(String.init), code: String(match.4),
        picture: (String(match.6), String(match.5)))
    }
    guard !steps.isEmpty else { throw HarnessError("\(file.path) has no step") }
  }

  /// The files of the tutorial, by their names. `link` makes links of a line into DocC's.
  func files(_ link: (String) -> String) throws -> [String: Data] {
    var files = [
      "Tutorials.tutorial": Data(contents.utf8), "Tutorial.tutorial": Data(text(link).utf8),
    ]
    for (index, step) in steps.enumerated() {
      files["tutorial-\(index + 1).swift"] = Data(step.code.utf8)
      if let manifest = step.manifest { files[Tutorial.manifestName] = Data(manifest.utf8) }
      files[imageName(step)] = try Data(
        contentsOf: folder.appendingPathComponent(step.picture.name))
    }
    return files
  }

  private static let manifestName = "tutorial-package.swift"

  private func imageName(_ step: Step) -> String {
    step.picture.name.split(separator: "/").last.map(String.init) ?? step.picture.name
  }

  /// The table of contents, which DocC needs.
  private var contents: String {
    """
    @Tutorials(name: "Plumb") {
      @Intro(title: "\(title)") {
        \(introduction.lines.joined(separator: "\n    "))
      }

      @Chapter(name: "\(title)") {
        \(introduction.lines.joined(separator: "\n    "))

        @Image(source: "\(imageName(steps[0]))", alt: "\(steps[0].picture.words)")
        @TutorialReference(tutorial: "doc:Tutorial")
      }
    }

    """
  }

  private func text(_ link: (String) -> String) -> String {
    let sections = steps.enumerated().map { index, step in
      let picture = "source: \"\(imageName(step))\", alt: \"\(step.picture.words)\""
      let text = step.text.lines.map(link)
      return """
          @Section(title: "\(step.title)") {
            @ContentAndMedia {
              \(text.joined(separator: "\n      "))

              @Image(\(picture))
            }

            @Steps {
        \(instructions(index, step, picture).joined(separator: "\n\n"))
            }
          }
        """
    }
    return """
      @Tutorial(time: 10) {
        @Intro(title: "\(title)") {
          \(introduction.lines.joined(separator: "\n    "))
        }

      \(sections.joined(separator: "\n\n"))
      }

      """
  }

  /// What the reader does in a step.
  private func instructions(_ index: Int, _ step: Step, _ picture: String) -> [String] {
    let manifest = step.manifest.map { _ in
      """
            @Step {
              Write the manifest.

              @Code(name: "Package.swift", file: "\(Tutorial.manifestName)")
            }
      """
    }
    let program = """
            @Step {
              \(index == 0 ? "Write the program." : "Change the program.")

              @Code(name: "main.swift", file: "tutorial-\(index + 1).swift") {
                @Image(\(picture))
              }
            }
      """
    return [manifest, program].compactMap { $0 }
  }
}
