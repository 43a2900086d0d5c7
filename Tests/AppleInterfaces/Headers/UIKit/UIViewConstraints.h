// Views among constraints.
// Documented under uikit: uiview and its members by name; uilayoutpriority, nslayoutconstraint.axis.

#pragma once
#include <UIKit/NSLayoutConstraint.h>
#include <UIKit/UIViewHierarchy.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIView (UIConstraintBasedLayoutInstallingConstraints)

@property(nonatomic, readonly) NSArray<__kindof NSLayoutConstraint *> *constraints;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints;
- (void)removeConstraint:(NSLayoutConstraint *)constraint;
- (void)removeConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints;

@end

@interface UIView (UIConstraintBasedLayoutCoreMethods)

- (void)updateConstraintsIfNeeded;
- (void)updateConstraints NS_REQUIRES_SUPER;
- (BOOL)needsUpdateConstraints;
- (void)setNeedsUpdateConstraints;

@end

@interface UIView (UIConstraintBasedCompatibility)

@property(nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property(class, nonatomic, readonly) BOOL requiresConstraintBasedLayout;

@end

extern const CGFloat UIViewNoIntrinsicMetric NS_SWIFT_NAME(UIView.noIntrinsicMetric);
extern const CGSize UILayoutFittingCompressedSize NS_SWIFT_NAME(UIView.layoutFittingCompressedSize);
extern const CGSize UILayoutFittingExpandedSize NS_SWIFT_NAME(UIView.layoutFittingExpandedSize);

@interface UIView (UIConstraintBasedLayoutLayering)

- (CGRect)alignmentRectForFrame:(CGRect)frame;
- (CGRect)frameForAlignmentRect:(CGRect)alignmentRect;
@property(nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
@property(readonly, strong) UIView *viewForFirstBaselineLayout;
@property(readonly, strong) UIView *viewForLastBaselineLayout;
@property(nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority
                                        forAxis:(UILayoutConstraintAxis)axis;

@end

@interface UIView (UIConstraintBasedLayoutFittingSize)

- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority;

@end

@interface UIView (UIConstraintBasedLayoutDebugging)

- (NSArray<__kindof NSLayoutConstraint *> *)constraintsAffectingLayoutForAxis:
    (UILayoutConstraintAxis)axis NS_SWIFT_NAME(constraintsAffectingLayout(for:));
@property(nonatomic, readonly) BOOL hasAmbiguousLayout;
- (void)exerciseAmbiguityInLayout;

@end

@interface UIView (UILayoutGuideSupport)

@property(nonatomic, readonly, copy) NSArray<__kindof UILayoutGuide *> *layoutGuides;
- (void)addLayoutGuide:(UILayoutGuide *)layoutGuide;
- (void)removeLayoutGuide:(UILayoutGuide *)layoutGuide;

@end

@interface UIView (UIViewLayoutConstraintCreation)

@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property(nonatomic, readonly, strong) NSLayoutDimension *widthAnchor;
@property(nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *firstBaselineAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *lastBaselineAnchor;

@end

NS_ASSUME_NONNULL_END
