import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A container of 200 by 100 points with facts that wait for themselves.
struct CycleStage {
  let stage: KnotStage<HeadlessKit>
  private let direction: LayoutWritingDirection

  init(_ names: [String], _ direction: LayoutWritingDirection, _ isReversed: Bool) {
    let screen = KnotScreen(200, 100, names.map { .view($0, 0, 0, 0, 0) })
    stage = KnotStage(screen, direction, isReversed: isReversed)
    self.direction = direction
  }

  subscript(name: String) -> HeadlessView { stage[name] }

  func set(
    _ name: String, file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {
    stage.box(around: name).plumb.setLayout(for: stage[name], file: file, line: line, by: make)
  }

  /// Expects that a trial ends without a report, and that each cycle is then reported once, starting at any of its
  /// facts.
  func expect(
    _ cycles: [String], kinds: Set<LayoutIssue.Kind> = [.cycle],
    _ location: SourceLocation = #_sourceLocation
  ) {
    _ = stage.box.plumb.sizeThatFits(stage.root.bounds.size)
    #expect(stage.issues == [], "on trial", sourceLocation: location)
    for width in [200.0, 200, 240, 200] {
      stage.root.frame.size.width = width
      stage.root.setNeedsLayout()
      stage.layOut()
    }
    let told = stage.issues.map { Self.turned($0.asked) }.sorted()
    #expect(told == cycles.map(Self.turned).sorted(), sourceLocation: location)
    for issue in stage.issues {
      #expect(kinds.contains(issue.kind), sourceLocation: location)
      let facts = issue.asked.components(separatedBy: " → ").dropLast()
      #expect(facts.first?.hasPrefix("\(issue.view).") ?? false, sourceLocation: location)
      // Each member is reported with the source line of its layout.
      for view in Set(facts.map { $0.prefix { $0 != "." } }) {
        #expect(
          issue.members.contains { $0.contains(view) && $0.contains("Tests.swift:") },
          "\(view): \(issue.members)", sourceLocation: location)
      }
    }
  }

  /// Expects the frame of a view, given left-to-right.
  func expect(
    _ name: String, _ frame: CGRect, _ location: SourceLocation = #_sourceLocation
  ) {
    var expected = frame
    if direction == .rightToLeft { expected.origin.x = 200 - frame.maxX }
    #expect(stage[name].frame == expected, sourceLocation: location)
  }

  /// The cycle, rotated so that the alphabetically first fact comes first.
  private static func turned(_ cycle: String) -> String {
    let facts = cycle.components(separatedBy: " → ")
    guard facts.count > 1, facts.first == facts.last else { return "no cycle: \(cycle)" }
    let round = Array(facts.dropLast())
    let first = round.indices.min { round[$0] < round[$1] }!
    let turned = round[first...] + round[..<first]
    return (turned + [turned.first!]).joined(separator: " → ")
  }
}
