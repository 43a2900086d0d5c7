// Layers that draw something of their own.
// Documented under quartzcore: cashapelayer, cashapelayerlinecap, cashapelayerlinejoin,
// cashapelayerfillrule, catextlayer, catextlayeralignmentmode, cagradientlayer, cagradientlayertype,
// cascrolllayer, catransformlayer, careplicatorlayer and their members by name.

#pragma once
#include <QuartzCore/CALayer.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *CAShapeLayerFillRule NS_TYPED_ENUM;
extern const CAShapeLayerFillRule kCAFillRuleNonZero NS_SWIFT_NAME(CAShapeLayerFillRule.nonZero);
extern const CAShapeLayerFillRule kCAFillRuleEvenOdd NS_SWIFT_NAME(CAShapeLayerFillRule.evenOdd);

typedef NSString *CAShapeLayerLineJoin NS_TYPED_ENUM;
extern const CAShapeLayerLineJoin kCALineJoinMiter NS_SWIFT_NAME(CAShapeLayerLineJoin.miter);
extern const CAShapeLayerLineJoin kCALineJoinRound NS_SWIFT_NAME(CAShapeLayerLineJoin.round);
extern const CAShapeLayerLineJoin kCALineJoinBevel NS_SWIFT_NAME(CAShapeLayerLineJoin.bevel);

typedef NSString *CAShapeLayerLineCap NS_TYPED_ENUM;
extern const CAShapeLayerLineCap kCALineCapButt NS_SWIFT_NAME(CAShapeLayerLineCap.butt);
extern const CAShapeLayerLineCap kCALineCapRound NS_SWIFT_NAME(CAShapeLayerLineCap.round);
extern const CAShapeLayerLineCap kCALineCapSquare NS_SWIFT_NAME(CAShapeLayerLineCap.square);

@interface CAShapeLayer : CALayer
@property(nullable) CGPathRef path;
@property(nullable) CGColorRef fillColor;
@property(copy) CAShapeLayerFillRule fillRule;
@property(nullable) CGColorRef strokeColor;
@property CGFloat strokeStart;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@property CGFloat miterLimit;
@property(copy) CAShapeLayerLineCap lineCap;
@property(copy) CAShapeLayerLineJoin lineJoin;
@property CGFloat lineDashPhase;
@property(nullable, copy) NSArray<NSNumber *> *lineDashPattern;
@end

typedef NSString *CATextLayerTruncationMode NS_TYPED_ENUM;
extern const CATextLayerTruncationMode kCATruncationNone
    NS_SWIFT_NAME(CATextLayerTruncationMode.none);
extern const CATextLayerTruncationMode kCATruncationStart
    NS_SWIFT_NAME(CATextLayerTruncationMode.start);
extern const CATextLayerTruncationMode kCATruncationEnd
    NS_SWIFT_NAME(CATextLayerTruncationMode.end);
extern const CATextLayerTruncationMode kCATruncationMiddle
    NS_SWIFT_NAME(CATextLayerTruncationMode.middle);

typedef NSString *CATextLayerAlignmentMode NS_TYPED_ENUM;
extern const CATextLayerAlignmentMode kCAAlignmentNatural
    NS_SWIFT_NAME(CATextLayerAlignmentMode.natural);
extern const CATextLayerAlignmentMode kCAAlignmentLeft NS_SWIFT_NAME(CATextLayerAlignmentMode.left);
extern const CATextLayerAlignmentMode kCAAlignmentRight
    NS_SWIFT_NAME(CATextLayerAlignmentMode.right);
extern const CATextLayerAlignmentMode kCAAlignmentCenter
    NS_SWIFT_NAME(CATextLayerAlignmentMode.center);
extern const CATextLayerAlignmentMode kCAAlignmentJustified
    NS_SWIFT_NAME(CATextLayerAlignmentMode.justified);

@interface CATextLayer : CALayer
@property(nullable, copy) id string;
@property(nullable) CFTypeRef font;
@property CGFloat fontSize;
@property(nullable) CGColorRef foregroundColor;
@property(getter=isWrapped) BOOL wrapped;
@property(copy) CATextLayerTruncationMode truncationMode;
@property(copy) CATextLayerAlignmentMode alignmentMode;
@end

typedef NSString *CAGradientLayerType NS_TYPED_ENUM;
extern const CAGradientLayerType kCAGradientLayerAxial NS_SWIFT_NAME(CAGradientLayerType.axial);
extern const CAGradientLayerType kCAGradientLayerRadial NS_SWIFT_NAME(CAGradientLayerType.radial);
extern const CAGradientLayerType kCAGradientLayerConic
    NS_SWIFT_NAME(CAGradientLayerType.conic) SINCE(macos, 10.14) SINCE(ios, 12.0);

@interface CAGradientLayer : CALayer
@property(nullable, copy) NSArray *colors;
@property(nullable, copy) NSArray<NSNumber *> *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@property(copy) CAGradientLayerType type;
@end

@interface CAScrollLayer : CALayer
- (void)scrollToPoint:(CGPoint)p NS_SWIFT_NAME(scroll(to:));
- (void)scrollToRect:(CGRect)r NS_SWIFT_NAME(scroll(to:));
@end

@interface CATransformLayer : CALayer
@end

@interface CAReplicatorLayer : CALayer
@property NSInteger instanceCount;
@property CFTimeInterval instanceDelay;
@property CATransform3D instanceTransform;
@end

NS_ASSUME_NONNULL_END
