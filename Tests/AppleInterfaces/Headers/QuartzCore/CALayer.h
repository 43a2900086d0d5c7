// Layers. They belong to no actor.
// Documented under quartzcore: calayer and its members by name, calayerdelegate, caaction,
// calayercontentsgravity, cacornermask, calayercornercurve.

#pragma once
#include <Foundation/NSCollections.h>
#include <QuartzCore/CATransform3D.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *CALayerContentsGravity NS_TYPED_ENUM;
extern const CALayerContentsGravity kCAGravityCenter NS_SWIFT_NAME(CALayerContentsGravity.center);
extern const CALayerContentsGravity kCAGravityTop NS_SWIFT_NAME(CALayerContentsGravity.top);
extern const CALayerContentsGravity kCAGravityBottom NS_SWIFT_NAME(CALayerContentsGravity.bottom);
extern const CALayerContentsGravity kCAGravityLeft NS_SWIFT_NAME(CALayerContentsGravity.left);
extern const CALayerContentsGravity kCAGravityRight NS_SWIFT_NAME(CALayerContentsGravity.right);
extern const CALayerContentsGravity kCAGravityResize NS_SWIFT_NAME(CALayerContentsGravity.resize);
extern const CALayerContentsGravity kCAGravityResizeAspect
    NS_SWIFT_NAME(CALayerContentsGravity.resizeAspect);
extern const CALayerContentsGravity kCAGravityResizeAspectFill
    NS_SWIFT_NAME(CALayerContentsGravity.resizeAspectFill);

typedef NSString *CALayerCornerCurve NS_TYPED_ENUM;
extern const CALayerCornerCurve kCACornerCurveCircular NS_SWIFT_NAME(CALayerCornerCurve.circular);
extern const CALayerCornerCurve kCACornerCurveContinuous
    NS_SWIFT_NAME(CALayerCornerCurve.continuous);

typedef NS_OPTIONS(NSUInteger, CACornerMask) {
  kCALayerMinXMinYCorner = 1U << 0,
  kCALayerMaxXMinYCorner = 1U << 1,
  kCALayerMinXMaxYCorner = 1U << 2,
  kCALayerMaxXMaxYCorner = 1U << 3,
};

typedef NS_OPTIONS(unsigned int, CAEdgeAntialiasingMask) {
  kCALayerLeftEdge = 1U << 0,
  kCALayerRightEdge = 1U << 1,
  kCALayerBottomEdge = 1U << 2,
  kCALayerTopEdge = 1U << 3,
};

#if __is_target_os(macos)
typedef NS_OPTIONS(unsigned int, CAAutoresizingMask) {
  kCALayerNotSizable = 0,
  kCALayerMinXMargin = 1U << 0,
  kCALayerWidthSizable = 1U << 1,
  kCALayerMaxXMargin = 1U << 2,
  kCALayerMinYMargin = 1U << 3,
  kCALayerHeightSizable = 1U << 4,
  kCALayerMaxYMargin = 1U << 5,
};
#endif

@class CALayer;

@protocol CAAction
- (void)runActionForKey:(NSString *)event
                 object:(id)anObject
              arguments:(nullable NSDictionary *)dict NS_SWIFT_NAME(run(forKey:object:arguments:));
@end

@protocol CALayerDelegate <NSObject>
@optional
- (void)displayLayer:(CALayer *)layer NS_SWIFT_NAME(display(_:));
- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)ctx NS_SWIFT_NAME(draw(_:in:));
- (void)layerWillDraw:(CALayer *)layer;
- (void)layoutSublayersOfLayer:(CALayer *)layer NS_SWIFT_NAME(layoutSublayers(of:));
- (nullable id<CAAction>)actionForLayer:(CALayer *)layer
                                 forKey:(NSString *)event NS_SWIFT_NAME(action(for:forKey:));
@end

@interface CALayer : NSObject <NSSecureCoding>

+ (instancetype)layer;
- (instancetype)init;
- (instancetype)initWithLayer:(id)layer;
- (nullable instancetype)presentationLayer;
- (instancetype)modelLayer;
+ (BOOL)needsDisplayForKey:(NSString *)key;

// Geometry.
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGPoint anchorPoint;
@property CGFloat anchorPointZ;
@property CATransform3D transform;
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)m;
@property CGRect frame;
@property(getter=isHidden) BOOL hidden;
@property(getter=isGeometryFlipped) BOOL geometryFlipped;
- (BOOL)contentsAreFlipped;
@property CATransform3D sublayerTransform;
@property CGFloat contentsScale;

// The tree.
@property(nullable, readonly) CALayer *superlayer;
- (void)removeFromSuperlayer;
@property(nullable, copy) NSArray<__kindof CALayer *> *sublayers;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx;
- (void)insertSublayer:(CALayer *)layer below:(nullable CALayer *)sibling;
- (void)insertSublayer:(CALayer *)layer above:(nullable CALayer *)sibling;
- (void)replaceSublayer:(CALayer *)oldLayer with:(CALayer *)newLayer;
@property(nullable, strong) __kindof CALayer *mask;

// Coordinates.
- (CGPoint)convertPoint:(CGPoint)p fromLayer:(nullable CALayer *)l;
- (CGPoint)convertPoint:(CGPoint)p toLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r fromLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r toLayer:(nullable CALayer *)l;
- (CFTimeInterval)convertTime:(CFTimeInterval)t fromLayer:(nullable CALayer *)l;
- (CFTimeInterval)convertTime:(CFTimeInterval)t toLayer:(nullable CALayer *)l;

// Looks.
@property(nullable, strong) id contents;
@property CGRect contentsRect;
@property(copy) CALayerContentsGravity contentsGravity;
@property CGRect contentsCenter;
@property BOOL needsDisplayOnBoundsChange;
@property BOOL drawsAsynchronously;
@property BOOL allowsEdgeAntialiasing;
@property CAEdgeAntialiasingMask edgeAntialiasingMask;
@property BOOL allowsGroupOpacity;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;
@property(getter=isDoubleSided) BOOL doubleSided;
@property CACornerMask maskedCorners;
@property(copy) CALayerCornerCurve cornerCurve;
@property(nullable) CGPathRef shadowPath;
@property(nullable, copy) NSArray *filters;
@property(nullable, strong) id compositingFilter;
@property(nullable, copy) NSDictionary<NSString *, id> *style;
#if __is_target_os(macos)
@property CAAutoresizingMask autoresizingMask;
#endif
@property(nullable) CGColorRef backgroundColor;
@property CGFloat cornerRadius;
@property float opacity;
@property(getter=isOpaque) BOOL opaque;
@property BOOL masksToBounds;
@property CGFloat borderWidth;
@property(nullable) CGColorRef borderColor;
@property(nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property(nullable, copy) NSDictionary<NSString *, id<CAAction>> *actions;
- (nullable id<CAAction>)actionForKey:(NSString *)event;
+ (nullable id<CAAction>)defaultActionForKey:(NSString *)event;
- (nullable __kindof CALayer *)hitTest:(CGPoint)p;
- (BOOL)containsPoint:(CGPoint)p;
- (void)display;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)r;
- (void)displayIfNeeded;
- (BOOL)needsDisplay;
- (void)drawInContext:(CGContextRef)ctx;
- (void)renderInContext:(CGContextRef)ctx;

// Layout.
- (CGSize)preferredFrameSize;
- (void)setNeedsLayout;
- (BOOL)needsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;
- (void)scrollPoint:(CGPoint)p NS_SWIFT_NAME(scroll(_:));
- (void)scrollRectToVisible:(CGRect)r NS_SWIFT_NAME(scrollRectToVisible(_:));
@property(readonly) CGRect visibleRect;
#if __is_target_os(macos)
- (void)resizeSublayersWithOldSize:(CGSize)size NS_SWIFT_NAME(resizeSublayers(withOldSize:));
- (void)resizeWithOldSuperlayerSize:(CGSize)size NS_SWIFT_NAME(resize(withOldSuperlayerSize:));
#endif

@property(nullable, copy) NSString *name;
@property(nullable, weak) id<CALayerDelegate> delegate;

@end

NS_ASSUME_NONNULL_END
