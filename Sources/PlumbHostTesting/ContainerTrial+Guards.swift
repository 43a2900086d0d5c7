import Foundation
import Plumb

extension ContainerTrial {
  /// Checks a container inside a plain host inside a container.
  func checkPlainHosts(_ put: (Child, Child) -> Void) {
    let (outer, inner, plain, child) = (container(), container(), makeChild(), makeChild())
    guard let nested = inner as? Child else { return }
    outer.plumbAddChild(plain)
    put(plain, nested)
    inner.plumbAddChild(child)
    outer.plumb.setLayout(for: plain) { $0.setFrame(to: CGRect(x: 0, y: 0, width: 90, height: 90)) }
    func expectWidth(_ width: CGFloat, _ law: String) {
      inner.plumb.setLayout(for: child) {
        $0.setTopLeft(to: .zero).setSize(to: CGSize(width: width, height: 40))
      }
      outer.plumbLayoutIfNeeded()
      expect(
        child.plumbFrame, is: CGRect(x: 0, y: 0, width: width, height: 40), "nesting", law)
    }
    expectWidth(50, "a container lays out the containers in plain hosts in it")
    expectWidth(70, "a container in a plain host is laid out when it gets another layout")
  }

  /// Checks a container that is asked to lay out during its own pass. The issues are expected, and not printed.
  func checkPassesInPasses() {
    let (outer, inner, child, other) = (container(), container(), makeChild(), makeChild())
    guard let nested = inner as? Child else { return }
    outer.plumbAddChild(nested)
    outer.plumbAddChild(other)
    inner.plumbAddChild(child)
    let state = GuardState()
    outer.plumb.setLayout(for: nested) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 50, height: 40))
    }
    outer.plumb.setLayout(for: other) { [weak outer] in
      $0.setTop(to: 0).setSize(to: CGSize(width: 10, height: 10)).setLeft(by: { guide in
        state.isAsking = true
        outer?.plumbLayoutIfNeeded()
        state.isAsking = false
        return guide.left
      })
    }
    inner.plumb.setLayout(for: child) {
      $0.setTop(to: 0).setSize(to: CGSize(width: 10, height: 10)).setLeft(by: { guide in
        if state.isAsking { state.wasEntered = true }
        return guide.left
      })
    }
    withoutPrinting { outer.plumbLayoutIfNeeded() }
    expect(
      !state.wasEntered, "pass",
      "a container that is told to lay out in the midst of its pass lays out nothing until that is over"
    )
  }
}

/// A record of what a check's closures have seen.
private final class GuardState {
  var isAsking = false
  var wasEntered = false
}
