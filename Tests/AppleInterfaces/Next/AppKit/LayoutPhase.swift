// Inside layout() nothing outside the view is invalidated: what is elsewhere is put off to the next turn of the run
// loop, once, and what is in the view is run directly.
// To come: sessions of Plumb do so, and a law counts illegal calls.

import AppKit
import Plumb

/// What waits for the next turn of the main run loop.
@MainActor
final class NextTurn {
  static let shared = NextTurn()

  private var due: [() -> Void] = []

  func run(_ body: @escaping () -> Void) {
    due.append(body)
    if due.count > 1 { return }
    let mode = CFRunLoopMode.commonModes?.rawValue
    CFRunLoopPerformBlock(CFRunLoopGetMain(), mode) {
      MainActor.assumeIsolated { NextTurn.shared.turn() }
    }
    CFRunLoopWakeUp(CFRunLoopGetMain())
  }

  /// The same in Foundation's words.
  func runByRunLoop() {
    RunLoop.main.perform(inModes: [.common]) {
      MainActor.assumeIsolated { NextTurn.shared.turn() }
    }
  }

  private func turn() {
    let bodies = due
    due = []
    for body in bodies { body() }
  }
}

final class CarefulView: LayoutInfoStoredView {
  private(set) var isInLayout = false

  override func layout() {
    isInLayout = true
    defer { isInLayout = false }
    super.layout()
  }

  override func setFrameSize(_ newSize: NSSize) {
    let isWider = newSize.width != frame.size.width
    super.setFrameSize(newSize)
    guard isWider, !translatesAutoresizingMaskIntoConstraints else { return }
    NextTurn.shared.run { [weak self] in self?.invalidateIntrinsicContentSize() }
  }

  func relayout(_ other: NSView) {
    if isInLayout {
      NextTurn.shared.run { [weak other] in other?.needsLayout = true }
    } else {
      other.needsLayout = true
    }
  }
}
