// What UIKit adds to all objects: reading aloud, identifiers for tests, and loading from a nib.
// Documented under uikit: uiaccessibilityidentification; under objectivec, nsobject-swift.class:
// isaccessibilityelement, accessibilitylabel, accessibilityelements, awakefromnib().

#pragma once
#include <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

@interface UIView (UIAccessibility) <UIAccessibilityIdentification>
@end

@interface NSObject (UIAccessibility)
@property(nonatomic) BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property(nullable, nonatomic, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property(nullable, nonatomic, copy) NSString *accessibilityValue NS_SWIFT_UI_ACTOR;
@property(nonatomic) CGRect accessibilityFrame NS_SWIFT_UI_ACTOR;
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
