import Foundation
import Plumb
import PlumbTestSupport
import Testing

// Questions that report nothing, or only themselves.
extension AskedBackTests {
  /// A child that measures its container gets the current size, because the recursion would not end. This is
  /// reported.
  @Test func askingInTurnIsReported() {
    var answers: [CGSize] = []
    let card = card(.leftToRight) { card in
      answers.append(card.sizeThatFits(CGSize(width: 77, height: 88)))
    }
    let log = IssueLog(card)
    _ = card.sizeThatFits(CGSize(width: 150, height: 60))
    #expect(answers.allSatisfy { $0 == card.bounds.size } && !answers.isEmpty)
    #expect(Set(log.kinds) == [.passInPass])
  }

  /// A child that asks for the explanation of its own frame, while that is being computed, gets an answer.
  @Test func askingForTheReasonInTurnEnds() {
    var answers: [String] = []
    let card = card(.leftToRight) { card in answers.append(card.plumb.explain(card.subviews[0])) }
    let explained = card.plumb.explain(card.subviews[0])
    #expect(explained.contains("fitted"))
    #expect(answers.count == 1)
    #expect(answers.allSatisfy { $0.hasSuffix("is asked for while it is being found out") })
    #expect(card.plumb.facts(of: card.subviews[0]).count == 4)
  }

  /// Explaining reports no re-entrant measuring either.
  @Test func explainingFromInsideReportsNothing() {
    let (page, card) = (HeadlessContainerView(), HeadlessContainerView())
    let asker = Asker()
    page.addSubview(card)
    card.addSubview(asker)
    page.bounds.size = CGSize(width: 200, height: 100)
    page.plumb.setLayout(for: card) { $0.setTopLeft(to: .zero).fitSize() }
    card.plumb.setLayout(for: asker) { $0.setTopLeft(to: .zero).fitSize() }
    var answers: [String] = []
    asker.question = { [unowned page, unowned card] in answers.append(page.plumb.explain(card)) }
    let log = IssueLog(page)
    _ = page.sizeThatFits(CGSize(width: 150, height: 60))
    page.layoutIfNeeded()
    #expect(log.issues == [])
    #expect(answers.contains { $0.contains("fitted") })
    #expect(card.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  /// Explaining a frame reports nothing, whatever is wrong with its layout.
  @Test func tellingReportsNothing() {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let log = IssueLog(card)
    let (child, gone) = (HeadlessView(), HeadlessView())
    card.addSubview(child)
    card.plumb.setLayout(for: child) {
      $0.setLeft(to: 0).setWidth(to: 10).setTop(at: gone.plumb.bottom).setHeight(to: 5)
        .pinchingTop(by: 2)
    }
    let explained = card.plumb.explain(child)
    #expect(explained.contains("top"))
    #expect(log.issues == [])
  }
}
