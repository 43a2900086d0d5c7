#if DEBUG && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS)
  import QuartzCore

  /// A debugging aid that finds displayed views whose stored layouts never ran.
  ///
  /// If a user's container forgets to run its layouts, its children just stay where they are. So each view that
  /// begins to store layouts is watched until they have run. Core Animation lays out displayed views when the main
  /// run loop is about to wait. After that, watched views that are displayed and not due are reported. The run loop
  /// is observed only while views are watched, and only in debug builds.
  @MainActor
  final class DisplayWatch {
    static let shared = DisplayWatch()

    private var waiting: [Waiting] = []
    private var observer: CFRunLoopObserver?

    private struct Waiting {
      weak var info: LayoutInfo?
      let isDisplayed: @MainActor () -> Bool
    }

    /// Watches the layouts in `info` until they have run. Reports them if their view is displayed before that.
    func wait(for info: LayoutInfo, isDisplayed: @escaping @MainActor () -> Bool) {
      waiting.append(Waiting(info: info, isDisplayed: isDisplayed))
      if observer == nil { observe() }
    }

    private func observe() {
      let beforeWaiting = CFRunLoopActivity.beforeWaiting.rawValue
      // The highest order runs last, after Core Animation's observer.
      observer = CFRunLoopObserverCreateWithHandler(nil, beforeWaiting, true, .max) { _, _ in
        MainActor.assumeIsolated { DisplayWatch.shared.look() }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    private func look() {
      // An issue handler may store layouts, which adds to `waiting`.
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
