#if DEBUG && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS)
  import QuartzCore

  /// Finds views that are displayed and have not run the layouts that they store.
  ///
  /// A class of a user's own that forgets to run them does nothing that anybody could notice: its children
  /// stay where they are. So a view that begins to store layouts is waited for until they have run. Core
  /// Animation lays out what is displayed when the main run loop is about to wait; after that, those that
  /// are displayed and not due any more are reported. The run loop is observed as long as there is one to
  /// wait for, and in debug builds only.
  @MainActor
  final class DisplayWatch {
    static let shared = DisplayWatch()

    private var waiting: [Waiting] = []
    private var observer: CFRunLoopObserver?

    private struct Waiting {
      weak var info: LayoutInfo?
      let isDisplayed: @MainActor () -> Bool
    }

    /// Waits until the layouts have run, or reports them once `isDisplayed`.
    func wait(for info: LayoutInfo, isDisplayed: @escaping @MainActor () -> Bool) {
      waiting.append(Waiting(info: info, isDisplayed: isDisplayed))
      if observer == nil { observe() }
    }

    private func observe() {
      let beforeWaiting = CFRunLoopActivity.beforeWaiting.rawValue
      // The highest order comes last, behind that of Core Animation.
      observer = CFRunLoopObserverCreateWithHandler(nil, beforeWaiting, true, .max) { _, _ in
        MainActor.assumeIsolated { DisplayWatch.shared.look() }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    private func look() {
      // What takes an issue may store layouts, which are then waited for.
      let looked = waiting
      waiting = []
      waiting += looked.filter { !isDone($0) }
      guard waiting.isEmpty, let observer else { return }
      CFRunLoopObserverInvalidate(observer)
      self.observer = nil
    }

    private func isDone(_ one: Waiting) -> Bool {
      guard let info = one.info, info.hasUnrunLayouts else { return true }
      guard one.isDisplayed() else { return false }
      info.reportLayoutsNotRun()
      return true
    }
  }
#endif
