// Layers. They belong to no actor.
// Documented under quartzcore: calayer and its members by name, calayerdelegate, caaction,
// cashapelayer, catextlayer.

#pragma once
#include <Foundation/NSCollections.h>
#include <QuartzCore/CATransform3D.h>

NS_ASSUME_NONNULL_BEGIN

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

// Looks.
@property(nullable, strong) id contents;
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
- (void)drawInContext:(CGContextRef)ctx;
- (void)renderInContext:(CGContextRef)ctx;

// Layout.
- (CGSize)preferredFrameSize;
- (void)setNeedsLayout;
- (BOOL)needsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;

@property(nullable, copy) NSString *name;
@property(nullable, weak) id<CALayerDelegate> delegate;

@end

@interface CAShapeLayer : CALayer
@property(nullable) CGPathRef path;
@property(nullable) CGColorRef fillColor;
@property(nullable) CGColorRef strokeColor;
@property CGFloat lineWidth;
@end

@interface CATextLayer : CALayer
@property(nullable, copy) id string;
@property CGFloat fontSize;
@property(getter=isWrapped) BOOL wrapped;
@end

NS_ASSUME_NONNULL_END
