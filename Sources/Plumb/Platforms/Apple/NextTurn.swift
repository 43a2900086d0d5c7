#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// A queue of work that AppKit forbids during layout. The work runs in the next turn of the main run loop.
  @MainActor
  final class NextTurn {
    static let shared = NextTurn()

    private var bodies: [@MainActor () -> Void] = []

    /// Runs `body` in the next turn, after the work that is already queued.
    func run(_ body: @escaping @MainActor () -> Void) {
      bodies.append(body)
      if bodies.count > 1 { return }
      CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes?.rawValue) {
        MainActor.assumeIsolated { NextTurn.shared.turn() }
      }
      CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    private func turn() {
      let bodies = bodies
      self.bodies = []
      for body in bodies { body() }
    }
  }
#endif
