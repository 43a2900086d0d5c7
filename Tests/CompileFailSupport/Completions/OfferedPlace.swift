/// A place in a program, and what an editor is to offer there.
struct OfferedPlace: Sendable {
  /// A statement with `|` where the person is about to type.
  let statement: String
  /// The titles of all that is offered, in order; overloads are as many times in it as there are.
  let titles: [String]
  /// Whether the place is in a pin chain.
  let isInPins: Bool

  init(_ statement: String, _ titles: [String], isInPins: Bool = false) {
    self.statement = statement
    self.titles = titles.sorted()
    self.isInPins = isInPins
  }

  private var program: String {
    isInPins
      ? """
      import Foundation
      import Plumb
      import PlumbPin
      func write(_ card: LayoutInfoStoredView, _ view: HeadlessView, _ other: HeadlessView) {
        \(statement)
      }

      """
      : """
      import Foundation
      import Plumb
      func write(
        _ maker: LayoutMaker<IndividualProperty.Initial>,
        _ group: LayoutMaker<GroupProperty.Initial>, _ title: HeadlessView, _ card: Card
      ) {
        \(statement)
      }
      final class Card: HeadlessContainerView {}

      """
  }

  /// What is wrong with what the editor offers: what is illegal, missing, or there too often.
  func problems(_ editor: Editor) throws -> [String] {
    var expected = count(titles)
    var problems: [String] = []
    for (title, times) in count(try editor.offered(in: program)) {
      let due = expected.removeValue(forKey: title) ?? 0
      if due == 0 {
        problems.append("\(title) is offered after \(statement)")
      } else if times != due {
        problems.append("\(title) is offered \(times) times, not \(due), after \(statement)")
      }
    }
    return (problems + expected.keys.map { "\($0) is missing after \(statement)" }).sorted()
  }

  private func count(_ titles: [String]) -> [String: Int] {
    titles.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
