// Pictures of views.
// Documented under uikit: uigraphicsrenderer, uigraphicsimagerenderer, uigraphicsimagerenderercontext.

#pragma once
#include <Foundation/NSFileHandle.h>
#include <UIKit/UIContent.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIGraphicsRendererContext : NSObject
@property(nonatomic, readonly) CGContextRef CGContext;
@end

@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property(nonatomic, readonly) UIImage *currentImage;
@end

@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds;
@end

@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (UIImage *)imageWithActions:
    (void(NS_NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions
    NS_SWIFT_NAME(image(actions:));
- (NSData *)PNGDataWithActions:
    (void(NS_NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions
    NS_SWIFT_NAME(pngData(actions:));
@end

NS_ASSUME_NONNULL_END
