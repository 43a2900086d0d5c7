// Directions, styles and size classes.
// Documented under uikit: uiuserinterfacelayoutdirection, uisemanticcontentattribute,
// uiuserinterfacestyle, uiuserinterfacesizeclass, uitraitenvironmentlayoutdirection,
// uicontentsizecategory, uilegibilityweight, uiuserinterfaceidiom.

#pragma once
#include <Foundation/NSNotification.h>

typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft,
};

typedef NS_ENUM(NSInteger, UITraitEnvironmentLayoutDirection) {
  UITraitEnvironmentLayoutDirectionUnspecified = -1,
  UITraitEnvironmentLayoutDirectionLeftToRight = UIUserInterfaceLayoutDirectionLeftToRight,
  UITraitEnvironmentLayoutDirectionRightToLeft = UIUserInterfaceLayoutDirectionRightToLeft,
};

typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified = 0,
  UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight,
  UISemanticContentAttributeForceRightToLeft,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone,
  UIUserInterfaceIdiomPad,
  UIUserInterfaceIdiomTV,
  UIUserInterfaceIdiomCarPlay,
  UIUserInterfaceIdiomMac = 5,
  UIUserInterfaceIdiomVision = 6,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
};

typedef NS_ENUM(NSInteger, UILegibilityWeight) {
  UILegibilityWeightUnspecified = -1,
  UILegibilityWeightRegular = 0,
  UILegibilityWeightBold = 1,
};

typedef NSString *UIContentSizeCategory NS_TYPED_ENUM;

extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryUnspecified;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryExtraSmall;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategorySmall;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryMedium;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryLarge;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryExtraLarge;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryExtraExtraLarge;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryExtraExtraExtraLarge;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryAccessibilityMedium;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryAccessibilityLarge;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryAccessibilityExtraLarge;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryAccessibilityExtraExtraLarge;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryAccessibilityExtraExtraExtraLarge;
extern const NSNotificationName _Nonnull UIContentSizeCategoryDidChangeNotification
    NS_SWIFT_NAME(UIContentSizeCategory.didChangeNotification);
