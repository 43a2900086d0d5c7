import Foundation
import Plumb
import PlumbTestSupport
import Testing

#if DEBUG && !canImport(ObjectiveC)
  /// A closure that retains its own container is reported with the line where it is stored.
  @Suite struct RetainCycleTests {
    private typealias Store = (HeadlessContainerView, HeadlessView) -> Void

    /// The issues from storing a layout, and whether the container is then released.
    private func outcome(_ store: Store) -> (kinds: [LayoutIssue.Kind], isGone: Bool) {
      weak var gone: HeadlessContainerView?
      var kinds: [LayoutIssue.Kind] = []
      let title = SizedView("title")
      do {
        let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        card.issueHandler = { kinds.append($0.kind) }
        card.addSubview(title)
        gone = card
        store(card, title)
        card.layoutIfNeeded()
        #expect(title.frame.minX == 90)
        title.removeFromSuperview()
      }
      // Removing the layout breaks the reference cycle.
      defer { gone?.plumb.removeLayout(for: title) }
      return (kinds, gone == nil)
    }

    @Test func capturingTheContainerIsReported() {
      let stores: [(String, Store)] = [
        (
          "a guide's closure",
          { card, title in
            card.plumb.setLayout(for: title) {
              $0.setLeft(by: { _ in Position(card.bounds.width) }).setTop(to: 0).fitSize()
            }
          }
        ),
        (
          "a length's closure",
          { card, title in
            card.plumb.setLayout(for: title) {
              $0.setLeft(to: 90).setTop(to: 0).setHeight(to: 3).setWidth(by: { _ in
                card.bounds.width / 2
              })
            }
          }
        ),
        (
          "an adjustment",
          { card, title in
            card.plumb.setLayout(for: title) {
              $0.setLeft(to: 0).setTop(to: 0).fitSize().movingX(by: { _ in card.bounds.width })
            }
          }
        ),
        (
          "a setup",
          { card, title in
            card.plumb.setupSubview(title) {
              $0.setDefaultLayout {
                $0.setLeft(by: { _ in Position(card.bounds.width) }).setTop(to: 0).fitSize()
              }
            }
          }
        ),
      ]
      for (name, store) in stores {
        let (kinds, isGone) = outcome(store)
        #expect(kinds == [.retainCycle], "\(name)")
        #expect(!isGone, "\(name)")
      }
    }

    @Test func whatKeepsNothingAliveIsNotReported() {
      let stores: [(String, Store)] = [
        (
          "the parent's guide",
          { card, title in
            card.plumb.setLayout(for: title) {
              $0.setLeft(by: { $0.right }).setTop(to: 0).fitSize()
            }
          }
        ),
        (
          "the parent, as what it is",
          { card, title in
            card.plumb.setLayout(for: title) {
              $0.setLeft(by: {
                Position($0.parent(as: HeadlessContainerView.self)!.bounds.width)
              }).setTop(to: 0).fitSize()
            }
          }
        ),
        (
          "a weak capture",
          { card, title in
            card.plumb.setLayout(for: title) { [weak card] in
              $0.setLeft(by: { _ in Position(card!.bounds.width) }).setTop(to: 0).fitSize()
            }
          }
        ),
        (
          "an unowned capture",
          { card, title in
            card.plumb.setLayout(for: title) { [unowned card] in
              $0.setLeft(by: { _ in Position(card.bounds.width) }).setTop(to: 0).fitSize()
            }
          }
        ),
        (
          "the container as a reference",
          { card, title in
            card.plumb.setLayout(for: title) {
              $0.pinLeft(to: card, with: { $0.right }).setTop(to: 0).fitSize()
            }
          }
        ),
        (
          "a value of the container",
          { card, title in
            card.plumb.setLayout(for: title) {
              $0.setLeft(to: card.bounds.width).setTop(to: 0).fitSize()
            }
          }
        ),
      ]
      for (name, store) in stores {
        let (kinds, isGone) = outcome(store)
        #expect(kinds.isEmpty, "\(name)")
        #expect(isGone, "\(name)")
      }
    }
  }
#endif
