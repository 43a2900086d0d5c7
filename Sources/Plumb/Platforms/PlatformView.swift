#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The view of the platform: `UIView` here.
  public typealias PlatformView = UIView
  /// The scrolling view of the platform: `UIScrollView` here.
  public typealias PlatformScrollView = UIScrollView
#elseif canImport(AppKit)
  import AppKit

  /// The view of the platform: `NSView` here.
  public typealias PlatformView = NSView
  /// The scrolling view of the platform: `NSScrollView` here.
  public typealias PlatformScrollView = NSScrollView
#else
  /// The view of the platform: ``HeadlessView`` where there is no other.
  public typealias PlatformView = HeadlessView
  /// The scrolling view of the platform: ``HeadlessScrollView`` where there is no other.
  public typealias PlatformScrollView = HeadlessScrollView
  /// The container of the platform: ``HeadlessContainerView`` where there is no other.
  public typealias LayoutInfoStoredView = HeadlessContainerView
  /// The container with conditions of the platform.
  public typealias ConditionalLayoutInfoStoredView = ConditionalHeadlessContainerView
  /// The scrolling container of the platform.
  public typealias LayoutInfoStoredScrollView = HeadlessContainerScrollView
  /// The scrolling container with conditions of the platform.
  public typealias ConditionalLayoutInfoStoredScrollView = ConditionalHeadlessContainerScrollView
#endif
