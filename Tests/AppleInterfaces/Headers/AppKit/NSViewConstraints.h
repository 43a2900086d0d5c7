// Views in their layout pass and among constraints.
// Documented under appkit: nsview and its members by name. Apple has them in categories.

#pragma once
#include <AppKit/NSView.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSView (NSConstraintBasedLayoutInstallingConstraints)

@property(readonly, copy) NSArray<NSLayoutConstraint *> *constraints;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
- (void)removeConstraint:(NSLayoutConstraint *)constraint;
- (void)removeConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@property(readonly, copy) NSArray<NSLayoutGuide *> *layoutGuides;
- (void)addLayoutGuide:(NSLayoutGuide *)guide;
- (void)removeLayoutGuide:(NSLayoutGuide *)guide;
@property(readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *firstBaselineAnchor SINCE(macos, 10.11);
@property(readonly, strong) NSLayoutYAxisAnchor *lastBaselineAnchor SINCE(macos, 10.11);
@property(readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property(readonly, strong) NSLayoutDimension *widthAnchor;
@property(readonly, strong) NSLayoutDimension *heightAnchor;

@end

@interface NSView (NSConstraintBasedLayoutCoreMethods)

- (void)layoutSubtreeIfNeeded;
- (void)layout NS_REQUIRES_SUPER;
@property BOOL needsLayout;
@property BOOL needsUpdateConstraints;
- (void)updateConstraints NS_REQUIRES_SUPER;
- (void)updateConstraintsForSubtreeIfNeeded;

@end

@interface NSView (NSConstraintBasedCompatibility)

@property BOOL translatesAutoresizingMaskIntoConstraints;
@property(class, readonly) BOOL requiresConstraintBasedLayout;

@end

extern const CGFloat NSViewNoIntrinsicMetric NS_SWIFT_NAME(NSView.noIntrinsicMetric);

@interface NSView (NSConstraintBasedLayoutLayering)

- (NSRect)alignmentRectForFrame:(NSRect)frame;
- (NSRect)frameForAlignmentRect:(NSRect)alignmentRect;
@property(readonly) NSEdgeInsets alignmentRectInsets;
@property(readonly) CGFloat firstBaselineOffsetFromTop;
@property(readonly) CGFloat lastBaselineOffsetFromBottom;
@property(readonly) CGFloat baselineOffsetFromBottom;
@property(readonly) NSSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (NSLayoutPriority)contentHuggingPriorityForOrientation:(NSLayoutConstraintOrientation)orientation
    NS_SWIFT_NAME(contentHuggingPriority(for:));
- (void)setContentHuggingPriority:(NSLayoutPriority)priority
                   forOrientation:(NSLayoutConstraintOrientation)orientation
    NS_SWIFT_NAME(setContentHuggingPriority(_:for:));
- (NSLayoutPriority)contentCompressionResistancePriorityForOrientation:
    (NSLayoutConstraintOrientation)orientation
    NS_SWIFT_NAME(contentCompressionResistancePriority(for:));
- (void)setContentCompressionResistancePriority:(NSLayoutPriority)priority
                                 forOrientation:(NSLayoutConstraintOrientation)orientation
    NS_SWIFT_NAME(setContentCompressionResistancePriority(_:for:));

@end

@interface NSView (NSConstraintBasedLayoutDebugging)

@property(readonly) BOOL hasAmbiguousLayout;
- (void)exerciseAmbiguityInLayout;
- (NSArray<NSLayoutConstraint *> *)constraintsAffectingLayoutForOrientation:
    (NSLayoutConstraintOrientation)orientation NS_SWIFT_NAME(constraintsAffectingLayout(for:));

@end

@interface NSView (NSConstraintBasedLayoutFittingSize)

@property(readonly) NSSize fittingSize;

@end

NS_ASSUME_NONNULL_END
