// Views: what they are and where they are.
// Documented under appkit: nsview and its members by name.

#pragma once
#include <AppKit/NSWindow.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, NSAutoresizingMaskOptions) {
  NSViewNotSizable NS_SWIFT_NAME(none) = 0,
  NSViewMinXMargin NS_SWIFT_NAME(minXMargin) = 1,
  NSViewWidthSizable NS_SWIFT_NAME(width) = 2,
  NSViewMaxXMargin NS_SWIFT_NAME(maxXMargin) = 4,
  NSViewMinYMargin NS_SWIFT_NAME(minYMargin) = 8,
  NSViewHeightSizable NS_SWIFT_NAME(height) = 16,
  NSViewMaxYMargin NS_SWIFT_NAME(maxYMargin) = 32,
} NS_SWIFT_NAME(NSView.AutoresizingMask);

typedef NS_OPTIONS(NSUInteger, NSAlignmentOptions) {
  NSAlignMinXInward = 1ULL << 0,
  NSAlignAllEdgesInward = 15,
  NSAlignAllEdgesNearest = 15 << 16,
} NS_SWIFT_NAME(AlignmentOptions);

typedef NS_ENUM(NSInteger, NSViewLayerContentsRedrawPolicy) {
  NSViewLayerContentsRedrawNever = 0,
  NSViewLayerContentsRedrawOnSetNeedsDisplay = 1,
  NSViewLayerContentsRedrawDuringViewResize = 2,
} NS_SWIFT_NAME(NSView.LayerContentsRedrawPolicy);

NS_SWIFT_UI_ACTOR
@interface NSView : NSResponder <NSUserInterfaceItemIdentification>

- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

// The tree.
@property(nullable, readonly, assign) NSWindow *window;
@property(nullable, readonly, assign) NSView *superview;
@property(copy) NSArray<__kindof NSView *> *subviews;
- (BOOL)isDescendantOf:(NSView *)view;
- (nullable NSView *)ancestorSharedWithView:(NSView *)view NS_SWIFT_NAME(ancestorShared(with:));
- (void)addSubview:(NSView *)view;
- (void)addSubview:(NSView *)view
        positioned:(NSWindowOrderingMode)place
        relativeTo:(nullable NSView *)otherView;
- (void)replaceSubview:(NSView *)oldView with:(NSView *)newView;
- (void)removeFromSuperview;
- (void)viewWillMoveToWindow:(nullable NSWindow *)newWindow NS_SWIFT_NAME(viewWillMove(toWindow:));
- (void)viewDidMoveToWindow;
- (void)viewWillMoveToSuperview:(nullable NSView *)newSuperview
    NS_SWIFT_NAME(viewWillMove(toSuperview:));
- (void)viewDidMoveToSuperview;
- (void)didAddSubview:(NSView *)subview;
- (void)willRemoveSubview:(NSView *)subview;
- (void)viewDidChangeBackingProperties;
- (void)viewDidHide;
- (void)viewDidUnhide;
@property(getter=isHidden) BOOL hidden;
@property(readonly, getter=isHiddenOrHasHiddenAncestor) BOOL hiddenOrHasHiddenAncestor;

// Geometry.
@property NSRect frame;
@property NSRect bounds;
@property CGFloat frameRotation;
@property CGFloat boundsRotation;
- (void)setFrameOrigin:(NSPoint)newOrigin;
- (void)setFrameSize:(NSSize)newSize;
- (void)setBoundsOrigin:(NSPoint)newOrigin;
- (void)setBoundsSize:(NSSize)newSize;
- (void)scaleUnitSquareToSize:(NSSize)newUnitSize NS_SWIFT_NAME(scaleUnitSquare(to:));
@property(readonly, getter=isFlipped) BOOL flipped;
@property BOOL autoresizesSubviews;
@property NSAutoresizingMaskOptions autoresizingMask;
- (void)resizeSubviewsWithOldSize:(NSSize)oldSize;
- (void)resizeWithOldSuperviewSize:(NSSize)oldSize;
- (NSPoint)convertPoint:(NSPoint)point fromView:(nullable NSView *)view;
- (NSPoint)convertPoint:(NSPoint)point toView:(nullable NSView *)view;
- (NSPoint)convertPointToBacking:(NSPoint)point NS_SWIFT_NAME(convertToBacking(_:));
- (NSRect)convertRectToBacking:(NSRect)rect NS_SWIFT_NAME(convertToBacking(_:));
- (NSSize)convertSizeToBacking:(NSSize)size NS_SWIFT_NAME(convertToBacking(_:));
- (NSRect)backingAlignedRect:(NSRect)rect
                     options:(NSAlignmentOptions)options NS_SWIFT_NAME(backingAlignedRect(_:options:));
- (NSSize)convertSize:(NSSize)size fromView:(nullable NSView *)view;
- (NSSize)convertSize:(NSSize)size toView:(nullable NSView *)view;
- (NSRect)convertRect:(NSRect)rect fromView:(nullable NSView *)view;
- (NSRect)convertRect:(NSRect)rect toView:(nullable NSView *)view;

// Looks.
@property BOOL needsDisplay;
- (void)setNeedsDisplayInRect:(NSRect)invalidRect NS_SWIFT_NAME(setNeedsDisplay(_:));
- (void)displayIfNeeded;
@property(readonly) BOOL inLiveResize;
- (void)viewWillStartLiveResize;
- (void)viewDidEndLiveResize;
@property(getter=isOpaque, readonly) BOOL opaque;
@property BOOL canDrawSubviewsIntoLayer SINCE(macos, 10.9);
@property(nullable, copy) NSString *toolTip;
- (void)drawRect:(NSRect)dirtyRect;
- (void)viewWillDraw;
- (void)updateLayer;
@property(readonly) BOOL wantsUpdateLayer;
@property(readonly) NSRect visibleRect;
- (nullable NSView *)hitTest:(NSPoint)point;
- (BOOL)scrollRectToVisible:(NSRect)rect NS_SWIFT_NAME(scrollToVisible(_:));
- (nullable __kindof NSView *)viewWithTag:(NSInteger)tag NS_SWIFT_NAME(viewWithTag(_:));
@property(readonly) NSInteger tag;
@property(readonly) BOOL allowsVibrancy;
@property BOOL postsFrameChangedNotifications;
@property NSViewLayerContentsRedrawPolicy layerContentsRedrawPolicy;
@property BOOL wantsLayer;
@property(nullable, strong) CALayer *layer;
- (CALayer *)makeBackingLayer;
- (void)lockFocus DEPRECATED(macos, 10.0, 10.14, "override draw(_:) instead");
@property CGFloat alphaValue;
@property BOOL clipsToBounds SINCE(macos, 10.9);

@property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;

@end

// Documented under appkit: nsview/safeareainsets and the other guides, since macOS 11.
@interface NSView (NSSafeAreas)

@property(readonly) NSEdgeInsets safeAreaInsets SINCE(macos, 11.0);
@property NSEdgeInsets additionalSafeAreaInsets SINCE(macos, 11.0);
@property(readonly, strong) NSLayoutGuide *safeAreaLayoutGuide SINCE(macos, 11.0);
@property(readonly) NSRect safeAreaRect SINCE(macos, 11.0);
@property(readonly, strong) NSLayoutGuide *layoutMarginsGuide SINCE(macos, 11.0);

@end

NS_ASSUME_NONNULL_END
