// Scroll views.
// Documented under appkit: nsscrollview, nsclipview, nsview/enclosingscrollview and their members by
// name.

#pragma once
#include <AppKit/NSViewConstraints.h>

NS_ASSUME_NONNULL_BEGIN

@class NSColor;

typedef NS_ENUM(NSInteger, NSScrollElasticity) {
  NSScrollElasticityAutomatic = 0,
  NSScrollElasticityNone = 1,
  NSScrollElasticityAllowed = 2,
} NS_SWIFT_NAME(NSScrollView.Elasticity);

NS_SWIFT_UI_ACTOR
@interface NSClipView : NSView
@property(nullable, strong) __kindof NSView *documentView;
@property(readonly) NSRect documentRect;
@property(readonly) NSRect documentVisibleRect;
@property BOOL drawsBackground;
@property NSEdgeInsets contentInsets SINCE(macos, 10.10);
- (void)scrollToPoint:(NSPoint)newOrigin NS_SWIFT_NAME(scroll(to:));
- (NSRect)constrainBoundsRect:(NSRect)proposedBounds;
@end

NS_SWIFT_UI_ACTOR
@interface NSScrollView : NSView
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(readonly) NSRect documentVisibleRect;
@property(readonly) NSSize contentSize;
@property(nullable, strong) __kindof NSView *documentView;
@property(strong) NSClipView *contentView;
@property BOOL drawsBackground;
@property BOOL hasVerticalScroller;
@property BOOL hasHorizontalScroller;
@property BOOL automaticallyAdjustsContentInsets SINCE(macos, 10.10);
@property NSEdgeInsets contentInsets SINCE(macos, 10.10);
@property CGFloat magnification;
@property BOOL allowsMagnification;
@property BOOL autohidesScrollers;
@property NSScrollElasticity verticalScrollElasticity;
@property NSEdgeInsets scrollerInsets SINCE(macos, 10.10);
@property(copy) NSColor *backgroundColor;
- (void)tile;
- (void)reflectScrolledClipView:(NSClipView *)cView;
@end

@interface NSView (NSEnclosingScrollView)
@property(nullable, readonly, strong) NSScrollView *enclosingScrollView;
@end

NS_ASSUME_NONNULL_END
