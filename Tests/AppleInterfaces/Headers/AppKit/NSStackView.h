// Views that arrange or decorate others.
// Documented under appkit: nsstackview, nsstackview/distribution-swift.enum, nsbox, nsvisualeffectview,
// nsprogressindicator, nsgridview, nssplitview and their members by name.

#pragma once
#include <AppKit/NSControl.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, NSUserInterfaceLayoutOrientation) {
  NSUserInterfaceLayoutOrientationHorizontal = 0,
  NSUserInterfaceLayoutOrientationVertical = 1,
};

typedef NS_ENUM(NSInteger, NSStackViewGravity) {
  NSStackViewGravityTop = 1,
  NSStackViewGravityLeading = 1,
  NSStackViewGravityCenter = 2,
  NSStackViewGravityBottom = 3,
  NSStackViewGravityTrailing = 3,
} NS_SWIFT_NAME(NSStackView.Gravity);

typedef NS_ENUM(NSInteger, NSStackViewDistribution) {
  NSStackViewDistributionGravityAreas = -1,
  NSStackViewDistributionFill = 0,
  NSStackViewDistributionFillEqually,
  NSStackViewDistributionFillProportionally,
  NSStackViewDistributionEqualSpacing,
  NSStackViewDistributionEqualCentering,
} NS_SWIFT_NAME(NSStackView.Distribution);

NS_SWIFT_UI_ACTOR
@interface NSStackView : NSView
+ (instancetype)stackViewWithViews:(NSArray<NSView *> *)views NS_SWIFT_NAME(init(views:));
@property NSUserInterfaceLayoutOrientation orientation;
@property NSLayoutAttribute alignment;
@property NSStackViewDistribution distribution SINCE(macos, 10.11);
@property CGFloat spacing;
@property NSEdgeInsets edgeInsets;
@property(readonly, copy) NSArray<NSView *> *arrangedSubviews SINCE(macos, 10.11);
- (void)addArrangedSubview:(NSView *)view SINCE(macos, 10.11);
- (void)insertArrangedSubview:(NSView *)view
                      atIndex:(NSInteger)insertionIndex SINCE(macos, 10.11);
- (void)removeArrangedSubview:(NSView *)view SINCE(macos, 10.11);
- (void)setCustomSpacing:(CGFloat)spacing
               afterView:(NSView *)view NS_SWIFT_NAME(setCustomSpacing(_:after:));
@property BOOL detachesHiddenViews SINCE(macos, 10.11);
@end

typedef NS_ENUM(NSUInteger, NSBoxType) {
  NSBoxPrimary = 0,
  NSBoxSeparator = 2,
  NSBoxCustom = 4,
} NS_SWIFT_NAME(NSBox.BoxType);

NS_SWIFT_UI_ACTOR
@interface NSBox : NSView
@property NSBoxType boxType;
@property(copy) NSString *title;
@property(nullable, strong) __kindof NSView *contentView;
@property NSSize contentViewMargins;
@property(copy) NSColor *fillColor;
@property CGFloat cornerRadius;
@end

typedef NS_ENUM(NSInteger, NSVisualEffectMaterial) {
  NSVisualEffectMaterialTitlebar = 3,
  NSVisualEffectMaterialMenu = 5,
  NSVisualEffectMaterialSidebar = 7,
} NS_SWIFT_NAME(NSVisualEffectView.Material);

NS_SWIFT_UI_ACTOR
@interface NSVisualEffectView : NSView
@property NSVisualEffectMaterial material;
@end

NS_SWIFT_UI_ACTOR
@interface NSProgressIndicator : NSView
@property(getter=isIndeterminate) BOOL indeterminate;
@property double doubleValue;
@property double minValue;
@property double maxValue;
- (void)startAnimation:(nullable id)sender;
- (void)stopAnimation:(nullable id)sender;
- (void)sizeToFit;
@end

NS_SWIFT_UI_ACTOR
@interface NSGridView : NSView
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (instancetype)gridViewWithViews:(NSArray<NSArray<NSView *> *> *)rows NS_SWIFT_NAME(init(views:));
@property CGFloat rowSpacing;
@property CGFloat columnSpacing;
@end

NS_SWIFT_UI_ACTOR
@interface NSSplitView : NSView
@property(getter=isVertical) BOOL vertical;
@property(copy, readonly) NSArray<__kindof NSView *> *arrangedSubviews SINCE(macos, 10.11);
- (void)addArrangedSubview:(NSView *)view SINCE(macos, 10.11);
@end

NS_ASSUME_NONNULL_END
