// What UIKit adds to all objects: reading aloud, identifiers for tests, and loading from a nib.
// Documented under uikit: uiaccessibilityidentification; under objectivec, nsobject-swift.class:
// isaccessibilityelement, accessibilitylabel, accessibilitytraits, accessibilityactivate(), accessibilityelements, awakefromnib().

#pragma once
#include <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

@interface UIView (UIAccessibility) <UIAccessibilityIdentification>
@end

typedef NS_OPTIONS(unsigned long long, UIAccessibilityTraits) {
  UIAccessibilityTraitNone NS_SWIFT_NAME(none) = 0,
  UIAccessibilityTraitButton NS_SWIFT_NAME(button) = 1 << 0,
  UIAccessibilityTraitLink NS_SWIFT_NAME(link) = 1 << 1,
  UIAccessibilityTraitImage NS_SWIFT_NAME(image) = 1 << 2,
  UIAccessibilityTraitSelected NS_SWIFT_NAME(selected) = 1 << 3,
  UIAccessibilityTraitStaticText NS_SWIFT_NAME(staticText) = 1 << 6,
  UIAccessibilityTraitNotEnabled NS_SWIFT_NAME(notEnabled) = 1 << 8,
  UIAccessibilityTraitAdjustable NS_SWIFT_NAME(adjustable) = 1 << 12,
  UIAccessibilityTraitHeader NS_SWIFT_NAME(header) = 1 << 16,
};

@interface NSObject (UIAccessibility)
@property(nonatomic) BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property(nullable, nonatomic, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property(nullable, nonatomic, copy) NSString *accessibilityValue NS_SWIFT_UI_ACTOR;
@property(nullable, nonatomic, copy) NSString *accessibilityHint NS_SWIFT_UI_ACTOR;
@property(nonatomic) UIAccessibilityTraits accessibilityTraits NS_SWIFT_UI_ACTOR;
@property(nonatomic) CGRect accessibilityFrame NS_SWIFT_UI_ACTOR;
@property(nonatomic) BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
@property(nonatomic) BOOL accessibilityViewIsModal NS_SWIFT_UI_ACTOR;
@property(nonatomic) BOOL shouldGroupAccessibilityChildren NS_SWIFT_UI_ACTOR;
@end

@interface NSObject (UIAccessibilityAction)
- (BOOL)accessibilityActivate NS_SWIFT_UI_ACTOR;
- (void)accessibilityIncrement NS_SWIFT_UI_ACTOR;
- (void)accessibilityDecrement NS_SWIFT_UI_ACTOR;
@end

// Not isolated, also where a view overrides it.
@interface NSObject (UINibLoadingAdditions)
- (void)awakeFromNib NS_REQUIRES_SUPER
    DEPRECATED(visionos, 1.0, 1.0, "nibs are not for visionOS");
@end

@interface NSObject (UIAccessibilityContainer)
@property(nullable, nonatomic, strong) NSArray *accessibilityElements NS_SWIFT_UI_ACTOR;
@end

NS_ASSUME_NONNULL_END
