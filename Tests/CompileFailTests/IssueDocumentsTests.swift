import Foundation
@_spi(PlumbFrontEnd) import Plumb
import Testing

@testable import CompileFailSupport

/// Each kind of issue is found in the documents: by its name in the guide, by its sentence in Troubleshooting.
@Suite struct IssueDocumentsTests {
  private func document(_ path: String) throws -> String {
    try String(
      contentsOf: TestedRepository.root.appendingPathComponent("Docs/\(path)"), encoding: .utf8)
  }

  @Test(arguments: LayoutIssue.Kind.allCases)
  func theGuideNamesEachKind(_ kind: LayoutIssue.Kind) throws {
    let rows = try document("Guides/Issues.md").lines.filter { $0.hasPrefix("| ") }
    let named = rows.compactMap { $0.split(separator: "|").first }
    #expect(named.contains { $0.contains("`\(kind.rawValue)`") })
  }

  /// A heading has the first words, and a program below it prints them.
  @Test(arguments: LayoutIssue.Kind.allCases)
  func troubleshootingHasEachSentence(_ kind: LayoutIssue.Kind) throws {
    let issue = LayoutIssue(kind, view: "title", asked: "top", file: "Card.swift", line: 1)
    let sentence = try #require(issue.description.split(separator: ": title: top ").last)
    let page = try document("Troubleshooting.md")
    let heading = try #require(
      DocumentLinks(in: page).headings.first { sentence.hasPrefix($0) }, "\(sentence)")
    let below = page.lines.drop { $0 != "### \(heading)" }.dropFirst()
    let section = below.prefix { !$0.hasPrefix("#") }
    #expect(section.contains { $0.hasPrefix("// prints: ") && $0.contains(heading) })
  }
}
