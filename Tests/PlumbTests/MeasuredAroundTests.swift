import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A view that measures a container around the one that measures it.
@Suite struct MeasuredAroundTests {
  /// The note in the box begins where the post ends, which is half as long as the page, and the pointer on the page where
  /// the note ends. The mark is as long as the note and the box together. While the card is measured, the asker in it
  /// measures the page in another size: there the note is elsewhere.
  ///
  ///     page: [post: half of it]
  ///           [card: [asker] [box: [note]] [mark]]   [pointer]
  @Test(arguments: Way.allCases) func theCardIsMeasuredAsWithoutIt(_ way: Way) {
    let page = NamedContainer(["post", "pointer"])
    page.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    let (card, box, asker) = (NamedContainer([]), NamedContainer(["note"]), AskingView())
    let mark = HeadlessView()
    for view in [page, card, box] { view.direction = way.direction }
    page.addSubview(card)
    for view in [asker, box, mark] { card.addSubview(view) }
    let (note, post) = (box["note"], page["post"])
    asker.answer = { [unowned page] _ in
      _ = page.sizeThatFits(CGSize(width: 80, height: 80))
      return CGSize(width: 10, height: 10)
    }
    page.plumb.setLayout(for: post) { way.layout(0, .part(0.5))($0) }
    page.plumb.setLayout(for: page["pointer"]) { way.layout(0, behind: note, .constant(9))($0) }
    page.plumb.setLayout(for: card) { way.layout(0, .constant(40))($0) }
    card.plumb.setLayout(for: asker) { way.layout(0, .fitted)($0) }
    card.plumb.setLayout(for: box) { way.layout(0, .constant(30))($0) }
    box.plumb.setLayout(for: note) { way.layout(0, behind: post, .constant(20))($0) }
    card.plumb.setLayout(for: mark) {
      way == .down
        ? $0.setLeft(to: 0).setWidth(to: 9).setTop(to: 0).setHeight(like: [note, box].plumb.height)
        : $0.setTop(to: 0).setHeight(to: 9).setLeading(to: 0)
          .setWidth(like: [note, box].plumb.width)
    }
    page.layoutIfNeeded()
    #expect(way.length(of: card.sizeThatFits(card.frame.size)) == 220)
  }
}
