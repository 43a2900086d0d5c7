#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  extension LayoutInfoStoredView: LayoutInfoStorable {}
  extension LayoutInfoStoredScrollView: LayoutInfoStorable {}
#endif
