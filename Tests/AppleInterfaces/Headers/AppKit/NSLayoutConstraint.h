// Priorities, orientations and layout guides.
// Documented under appkit: nslayoutconstraint.priority, nslayoutconstraint.orientation, nslayoutguide.

#pragma once
#include <Foundation/NSGeometry.h>
#include <QuartzCore/CALayer.h>

NS_ASSUME_NONNULL_BEGIN

@class NSView;
@class NSLayoutConstraint, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;

typedef float NSLayoutPriority NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSLayoutConstraint.Priority);

static const NSLayoutPriority NSLayoutPriorityRequired = 1000;
static const NSLayoutPriority NSLayoutPriorityDefaultHigh = 750;
static const NSLayoutPriority NSLayoutPriorityDefaultLow = 250;
static const NSLayoutPriority NSLayoutPriorityDragThatCanResizeWindow = 510;
static const NSLayoutPriority NSLayoutPriorityWindowSizeStayPut = 500;
static const NSLayoutPriority NSLayoutPriorityDragThatCannotResizeWindow = 490;
static const NSLayoutPriority NSLayoutPriorityFittingSizeCompression = 50;

typedef NS_ENUM(NSInteger, NSLayoutConstraintOrientation) {
  NSLayoutConstraintOrientationHorizontal = 0,
  NSLayoutConstraintOrientationVertical = 1,
} NS_SWIFT_NAME(NSLayoutConstraint.Orientation);

NS_ASSUME_NONNULL_END

#define LayoutPriority NSLayoutPriority
#include "../Constraints.h"
#undef LayoutPriority

NS_ASSUME_NONNULL_BEGIN

typedef NSString *NSUserInterfaceItemIdentifier NS_TYPED_EXTENSIBLE_ENUM;

NS_SWIFT_UI_ACTOR
@protocol NSUserInterfaceItemIdentification
@property(nullable, copy) NSUserInterfaceItemIdentifier identifier;
@end

NS_SWIFT_UI_ACTOR
@interface NSLayoutGuide : NSObject <NSCoding, NSUserInterfaceItemIdentification>
@property(readonly) NSRect frame;
@property(nullable, weak) NSView *owningView;
@property(readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property(readonly, strong) NSLayoutDimension *widthAnchor;
@property(readonly, strong) NSLayoutDimension *heightAnchor;
@end

NS_ASSUME_NONNULL_END
