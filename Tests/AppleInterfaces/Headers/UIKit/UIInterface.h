// Directions, styles and size classes.
// Documented under uikit: uiuserinterfacelayoutdirection, uisemanticcontentattribute,
// uiuserinterfacestyle, uiuserinterfacesizeclass, uitraitenvironmentlayoutdirection,
// uicontentsizecategory, uilegibilityweight.

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

extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryMedium;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryLarge;
extern const UIContentSizeCategory _Nonnull UIContentSizeCategoryAccessibilityLarge;
