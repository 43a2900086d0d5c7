#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The platform's view class: `UIView` here.
  public typealias PlatformView = UIView
  /// The platform's scrolling view class: `UIScrollView` here.
  public typealias PlatformScrollView = UIScrollView
#elseif canImport(AppKit)
  import AppKit

  /// The platform's view class: `NSView` here.
  public typealias PlatformView = NSView
  /// The platform's scrolling view class: `NSScrollView` here.
  public typealias PlatformScrollView = NSScrollView
#else
  /// The platform's view class: ``HeadlessView`` without a view framework.
  public typealias PlatformView = HeadlessView
  /// The platform's scrolling view class: ``HeadlessScrollView`` without a view framework.
  public typealias PlatformScrollView = HeadlessScrollView
  /// The platform's container class: ``HeadlessContainerView`` without a view framework.
  public typealias LayoutInfoStoredView = HeadlessContainerView
  /// The platform's container class with your own conditions: ``ConditionalHeadlessContainerView`` without a view
  /// framework.
  public typealias ConditionalLayoutInfoStoredView = ConditionalHeadlessContainerView
  /// The platform's scrolling container class: ``HeadlessContainerScrollView`` without a view framework.
  public typealias LayoutInfoStoredScrollView = HeadlessContainerScrollView
  /// The platform's scrolling container class with your own conditions: ``ConditionalHeadlessContainerScrollView``
  /// without a view framework.
  public typealias ConditionalLayoutInfoStoredScrollView = ConditionalHeadlessContainerScrollView
#endif
