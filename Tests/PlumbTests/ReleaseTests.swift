import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// The library has no reference cycles of its own: a tree is released with its last owner, whatever was laid out in
/// it.
@Suite struct ReleaseTests {
  /// Weak references to objects that should be released.
  private final class Watch {
    private var entries: [(name: String, isThere: () -> Bool)] = []

    @discardableResult
    func callAsFunction<Object: AnyObject>(_ object: Object, _ name: String) -> Object {
      entries.append((name, { [weak object] in object != nil }))
      return object
    }

    var left: [String] { entries.filter { $0.isThere() }.map(\.name) }
  }

  /// The captures of stored layouts' closures are released with the container.
  @Test func whatIsStoredGoes() {
    final class Owned {}
    typealias Store = (HeadlessContainerView, SizedView, Owned) -> Void
    let stores: [(String, Store)] = [
      (
        "a layout",
        { card, title, owned in
          card.plumb.setLayout(for: title) {
            $0.setLeft(by: { guide in withExtendedLifetime(owned) { guide.left } }).setTop(to: 0)
              .fitSize()
          }
        }
      ),
      (
        "an adjustment",
        { card, title, owned in
          card.plumb.setLayout(for: title) {
            $0.setTopLeft(to: .zero).fitSize()
              .movingX(by: { _ in withExtendedLifetime(owned) { 1 } })
          }
        }
      ),
      (
        "a look-up",
        { card, title, owned in
          card.plumb.setLayout(for: title) {
            $0.pinLeft(
              to: .lookup { [weak card] in withExtendedLifetime(owned) { card } }, with: { $0.left }
            )
            .setTop(to: 0).fitSize()
          }
        }
      ),
      (
        "a row",
        { card, title, owned in
          card.plumb.setLayout(for: [title]) {
            $0.row().fitWidth().pack(at: .leading, gaps: 0)
              .setTop(by: { guide in withExtendedLifetime(owned) { guide.top } }).fitHeight()
          }
        }
      ),
    ]
    for (name, store) in stores {
      let watch = Watch()
      do {
        let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let (title, owned) = (SizedView("title"), Owned())
        card.addSubview(title)
        store(card, title, owned)
        card.layoutIfNeeded()
        _ = card.sizeThatFits(CGSize(width: 50, height: 50))
        watch(owned, "what \(name) owns")
      }
      #expect(watch.left == [], "\(name)")
    }
  }

  /// Nested containers are released, as in a list of cells.
  @Test func nestedContainersGo() {
    let watch = Watch()
    do {
      let list = watch(
        HeadlessContainerScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), "list")
      watch(list.layoutInfo, "list's info")
      var previous: HeadlessContainerView?
      for number in 0..<3 {
        let cell = watch(HeadlessContainerView(), "cell \(number)")
        watch(cell.layoutInfo, "cell \(number)'s info")
        let (title, text) = (SizedView("title"), SizedView("text"))
        for view in [title, text] { cell.addSubview(watch(view, "leaf \(number)")) }
        cell.plumb.setLayout(for: title) { $0.setTopLeft(inset: 8).fitSize() }
        cell.plumb.setLayout(for: text) {
          $0.setLeft(at: title.plumb.left).setTop(at: title.plumb.bottom, offset: 4).fitSize()
        }
        list.addSubview(cell)
        list.plumb.setLayout(for: cell) { [previous] in
          let across = $0.setLeading(inset: 0).setTrailing(inset: 0)
          return if let previous {
            across.setTop(at: previous.plumb.bottom).fitHeight()
          } else {
            across.setTop(to: 0).fitHeight()
          }
        }
        previous = cell
      }
      list.layoutIfNeeded()
      list.frame.size.height = 500
      list.layoutIfNeeded()
    }
    #expect(watch.left == [])
  }
}
