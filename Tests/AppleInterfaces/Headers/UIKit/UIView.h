// Views: what they are and where they are.
// Documented under uikit: uiview and its members by name.

#pragma once
#include <UIKit/UIGeometry.h>
#include <UIKit/UIResponder.h>
#include <UIKit/UITraitCollection.h>

NS_ASSUME_NONNULL_BEGIN

@class UIColor, UILayoutGuide, UIKeyboardLayoutGuide, UIWindow;

typedef NS_ENUM(NSInteger, UIViewContentMode) {
  UIViewContentModeScaleToFill,
  UIViewContentModeScaleAspectFit,
  UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw,
  UIViewContentModeCenter,
  UIViewContentModeTop,
  UIViewContentModeBottom,
  UIViewContentModeLeft,
  UIViewContentModeRight,
  UIViewContentModeTopLeft,
  UIViewContentModeTopRight,
  UIViewContentModeBottomLeft,
  UIViewContentModeBottomRight,
} NS_SWIFT_NAME(UIView.ContentMode);

typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5,
} NS_SWIFT_NAME(UIView.AutoresizingMask);

typedef NS_ENUM(NSInteger, UIViewTintAdjustmentMode) {
  UIViewTintAdjustmentModeAutomatic,
  UIViewTintAdjustmentModeNormal,
  UIViewTintAdjustmentModeDimmed,
} NS_SWIFT_NAME(UIView.TintAdjustmentMode);

NS_SWIFT_UI_ACTOR
@protocol UICoordinateSpace <NSObject>
- (CGPoint)convertPoint:(CGPoint)point
      toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:to:));
- (CGPoint)convertPoint:(CGPoint)point
    fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:from:));
- (CGRect)convertRect:(CGRect)rect
    toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect
    fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:from:));
@property(readonly, nonatomic) CGRect bounds;
@end

NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding, UITraitEnvironment, UICoordinateSpace, CALayerDelegate>

@property(class, nonatomic, readonly) Class layerClass;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property(nonatomic) NSInteger tag;
@property(nonatomic, readonly, strong) CALayer *layer;
@property(nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property(nonatomic, readonly)
    UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:
    (UISemanticContentAttribute)attribute NS_SWIFT_NAME(userInterfaceLayoutDirection(for:));
@property(nonatomic, readonly, getter=isFocused) BOOL focused;

// Geometry.
@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic) CGPoint center;
@property(nonatomic) CGAffineTransform transform;
@property(nonatomic) CATransform3D transform3D;
@property(nonatomic) CGPoint anchorPoint SINCE(ios, 16.0) SINCE(tvos, 16.0);
@property(nonatomic) CGFloat contentScaleFactor;
@property(nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled NOT_ON(tvos);
@property(nonatomic, getter=isExclusiveTouch) BOOL exclusiveTouch NOT_ON(tvos);
- (BOOL)pointInside:(CGPoint)point
          withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(point(inside:with:));
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
@property(nonatomic) BOOL autoresizesSubviews;
@property(nonatomic) UIViewAutoresizing autoresizingMask;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;

// Looks.
- (void)drawRect:(CGRect)rect;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect;
- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates;
- (BOOL)drawViewHierarchyInRect:(CGRect)rect
             afterScreenUpdates:(BOOL)afterUpdates
    NS_SWIFT_NAME(drawHierarchy(in:afterScreenUpdates:));
- (void)updateTraitsIfNeeded SINCE(ios, 17.0) SINCE(tvos, 17.0);
@property(nonatomic) BOOL clipsToBounds;
@property(nullable, nonatomic, copy) UIColor *backgroundColor;
@property(nonatomic) CGFloat alpha;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic, getter=isOpaque) BOOL opaque;
@property(nullable, nonatomic, strong) UIView *maskView NS_SWIFT_NAME(mask);
@property(nonatomic) UIViewContentMode contentMode;
@property(null_resettable, nonatomic, strong) UIColor *tintColor;
@property(nonatomic) UIViewTintAdjustmentMode tintAdjustmentMode;
- (void)tintColorDidChange;
@property(nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property(nonatomic) BOOL clearsContextBeforeDrawing;

@end

NS_ASSUME_NONNULL_END
