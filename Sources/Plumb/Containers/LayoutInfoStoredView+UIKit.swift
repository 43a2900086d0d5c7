#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension LayoutInfoStoredView: @MainActor LayoutInfoStorable {
    /// Counts what UIKit tells of the subviews, which is all but a change of their order alone. Where only
    /// that changes, the layouts come out the same: a child follows what it is pinned to in any case.
    public var layoutChildrenVersion: Int? { layoutInfo.childrenVersion }
  }

  extension LayoutInfoStoredScrollView: @MainActor LayoutInfoStorable {
    public var layoutChildrenVersion: Int? { layoutInfo.childrenVersion }
  }
#endif
