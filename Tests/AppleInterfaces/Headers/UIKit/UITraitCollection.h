// Traits and who has them. What registers for their changes is written in the overlay.
// Documented under uikit: uitraitcollection, uitraitenvironment, uitraitchangeregistration.

#pragma once
#include <UIKit/UIInterface.h>

NS_ASSUME_NONNULL_BEGIN

// A collection belongs to no actor.
NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>

- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale;
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)style;

@property(class, readonly, strong) UITraitCollection *currentTraitCollection
    NS_SWIFT_NAME(current);
@property(readonly) CGFloat displayScale;
@property(readonly) UIUserInterfaceStyle userInterfaceStyle;
@property(readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property(readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property(readonly, copy) UIContentSizeCategory preferredContentSizeCategory;
@property(readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property(readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property(readonly) UILegibilityWeight legibilityWeight;
- (BOOL)containsTraitsInCollection:(nullable UITraitCollection *)trait;
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:
    (nullable UITraitCollection *)traitCollection
    NS_SWIFT_NAME(hasDifferentColorAppearance(comparedTo:));
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:
    (UIUserInterfaceSizeClass)horizontalSizeClass;
+ (UITraitCollection *)traitCollectionWithVerticalSizeClass:
    (UIUserInterfaceSizeClass)verticalSizeClass;
+ (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:
    (UIContentSizeCategory)preferredContentSizeCategory;
+ (UITraitCollection *)traitCollectionWithLayoutDirection:
    (UITraitEnvironmentLayoutDirection)layoutDirection;
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:
    (NSArray<UITraitCollection *> *)traitCollections
    DEPRECATED(ios, 8.0, 17.0, "use the initializer with mutations")
    DEPRECATED(tvos, 9.0, 17.0, "use the initializer with mutations")
    DEPRECATED(visionos, 1.0, 1.0, "use the initializer with mutations");

@end

NS_SWIFT_UI_ACTOR
@protocol UITraitEnvironment <NSObject>

@property(nonatomic, readonly) UITraitCollection *traitCollection;

- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection
    DEPRECATED(ios, 8.0, 17.0, "register for changes of traits by UITraitChangeObservable")
    DEPRECATED(tvos, 9.0, 17.0, "register for changes of traits by UITraitChangeObservable")
    DEPRECATED(visionos, 1.0, 1.0, "register for changes of traits by UITraitChangeObservable");

@end

NS_SWIFT_UI_ACTOR SINCE(ios, 17.0) SINCE(tvos, 17.0)
@protocol UITraitChangeRegistration <NSObject, NSCopying>
@end

NS_ASSUME_NONNULL_END
