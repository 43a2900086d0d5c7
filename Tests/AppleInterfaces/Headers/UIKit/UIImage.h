// Images and paths.
// Documented under uikit: uiimage, uiimage/renderingmode, uiimage/symbolconfiguration-swift.class,
// uiimageview, uibezierpath, uirectcorner.

#pragma once
#include <Foundation/NSFileHandle.h>
#include <UIKit/UIColor.h>
#include <UIKit/UIFont.h>
#include <UIKit/UILayoutGuide.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIImageRenderingMode) {
  UIImageRenderingModeAutomatic,
  UIImageRenderingModeAlwaysOriginal,
  UIImageRenderingModeAlwaysTemplate,
} NS_SWIFT_NAME(UIImage.RenderingMode);

typedef NS_ENUM(NSInteger, UIImageOrientation) {
  UIImageOrientationUp,
  UIImageOrientationDown,
  UIImageOrientationLeft,
  UIImageOrientationRight,
} NS_SWIFT_NAME(UIImage.Orientation);

typedef NS_ENUM(NSInteger, UIImageSymbolScale) {
  UIImageSymbolScaleDefault = -1,
  UIImageSymbolScaleUnspecified = 0,
  UIImageSymbolScaleSmall = 1,
  UIImageSymbolScaleMedium,
  UIImageSymbolScaleLarge,
} NS_SWIFT_NAME(UIImage.SymbolScale);

NS_SWIFT_SENDABLE
@interface UIImageConfiguration : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init UNAVAILABLE("a configuration is of a kind");
@end

typedef NS_ENUM(NSInteger, UIImageSymbolWeight) {
  UIImageSymbolWeightUnspecified = 0,
  UIImageSymbolWeightUltraLight = 1,
  UIImageSymbolWeightThin,
  UIImageSymbolWeightLight,
  UIImageSymbolWeightRegular,
  UIImageSymbolWeightMedium,
  UIImageSymbolWeightSemibold,
  UIImageSymbolWeightBold,
  UIImageSymbolWeightHeavy,
  UIImageSymbolWeightBlack,
} NS_SWIFT_NAME(UIImage.SymbolWeight);

NS_SWIFT_SENDABLE NS_SWIFT_NAME(UIImage.SymbolConfiguration)
@interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithScale:(UIImageSymbolScale)scale;
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize;
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight;
+ (instancetype)configurationWithTextStyle:(UIFontTextStyle)textStyle;
+ (instancetype)configurationWithFont:(UIFont *)font;
@end

NS_SWIFT_SENDABLE
@interface UIImage : NSObject <NSSecureCoding>
+ (nullable UIImage *)imageNamed:(NSString *)name;
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
+ (nullable UIImage *)systemImageNamed:(NSString *)name
                     withConfiguration:(nullable UIImageConfiguration *)configuration
    NS_SWIFT_NAME(init(systemName:withConfiguration:));
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithData:(NSData *)data;
- (instancetype)initWithCGImage:(CGImageRef)cgImage;
@property(nonatomic, readonly) CGSize size;
@property(nonatomic, readonly) CGFloat scale;
@property(nonatomic, readonly) UIImageOrientation imageOrientation;
@property(nullable, nonatomic, readonly) CGImageRef CGImage NS_SWIFT_NAME(cgImage);
@property(nonatomic, readonly) UIImageRenderingMode renderingMode;
@property(nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
@property(nonatomic, readonly) BOOL isSymbolImage;
- (void)drawAtPoint:(CGPoint)point NS_SWIFT_NAME(draw(at:));
- (void)drawInRect:(CGRect)rect NS_SWIFT_NAME(draw(in:));
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode
    NS_SWIFT_NAME(withRenderingMode(_:));
- (UIImage *)imageWithAlignmentRectInsets:(UIEdgeInsets)alignmentInsets
    NS_SWIFT_NAME(withAlignmentRectInsets(_:));
- (UIImage *)imageWithTintColor:(UIColor *)color NS_SWIFT_NAME(withTintColor(_:));
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets
    NS_SWIFT_NAME(resizableImage(withCapInsets:));
@end

NSData *_Nullable UIImagePNGRepresentation(UIImage *image) NS_SWIFT_NAME(UIImage.pngData(self:));

NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
- (instancetype)initWithImage:(nullable UIImage *)image
             highlightedImage:(nullable UIImage *)highlightedImage;
@property(nullable, nonatomic, strong) UIImage *image;
@property(nullable, nonatomic, strong) UIImage *highlightedImage;
@property(nullable, nonatomic, strong) UIImageSymbolConfiguration *preferredSymbolConfiguration;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
@end

typedef NS_OPTIONS(NSUInteger, UIRectCorner) {
  UIRectCornerTopLeft = 1 << 0,
  UIRectCornerTopRight = 1 << 1,
  UIRectCornerBottomLeft = 1 << 2,
  UIRectCornerBottomRight = 1 << 3,
  UIRectCornerAllCorners = ~0UL,
};

@interface UIBezierPath : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)bezierPath;
+ (instancetype)bezierPathWithRect:(CGRect)rect;
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect
                        byRoundingCorners:(UIRectCorner)corners
                              cornerRadii:(CGSize)cornerRadii;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic) CGPathRef CGPath NS_SWIFT_NAME(cgPath);
- (void)moveToPoint:(CGPoint)point NS_SWIFT_NAME(move(to:));
- (void)addLineToPoint:(CGPoint)point NS_SWIFT_NAME(addLine(to:));
- (void)addArcWithCenter:(CGPoint)center
                  radius:(CGFloat)radius
              startAngle:(CGFloat)startAngle
                endAngle:(CGFloat)endAngle
               clockwise:(BOOL)clockwise NS_SWIFT_NAME(addArc(withCenter:radius:startAngle:endAngle:clockwise:));
- (void)closePath NS_SWIFT_NAME(close());
@property(nonatomic, readonly) CGRect bounds;
@property(nonatomic) CGFloat lineWidth;
- (void)fill;
- (void)stroke;
@end

NS_ASSUME_NONNULL_END
