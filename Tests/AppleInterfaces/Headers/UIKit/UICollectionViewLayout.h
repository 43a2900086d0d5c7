// Layouts of collections.
// Documented under uikit: uicollectionviewlayoutattributes, uicollectionviewlayout,
// uicollectionviewlayoutinvalidationcontext, uicollectionviewflowlayout,
// uicollectionviewcompositionallayout, nscollectionlayoutsection, nscollectionlayoutgroup,
// nscollectionlayoutitem, nscollectionlayoutsize, nscollectionlayoutdimension and their members by name.

#pragma once
#include <UIKit/UIScrollView.h>

NS_ASSUME_NONNULL_BEGIN

@class UICollectionView;

NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayoutAttributes : NSObject <NSCopying>
@property(nonatomic) CGRect frame;
@property(nonatomic) CGPoint center;
@property(nonatomic) CGSize size;
@property(nonatomic) CATransform3D transform3D;
@property(nonatomic) CGRect bounds;
@property(nonatomic) CGAffineTransform transform;
@property(nonatomic) CGFloat alpha;
@property(nonatomic) NSInteger zIndex;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic, strong) NSIndexPath *indexPath;
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)indexPath;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayoutInvalidationContext : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nullable, nonatomic, readonly) UICollectionView *collectionView;
- (void)invalidateLayout;
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context;
@end

@interface UICollectionViewLayout (UISubclassingHooks)
- (void)prepareLayout NS_SWIFT_NAME(prepare());
- (nullable NSArray<__kindof UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:
    (CGRect)rect;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:
    (NSIndexPath *)indexPath;
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds;
@property(nonatomic, readonly) CGSize collectionViewContentSize;
@end

typedef NS_ENUM(NSInteger, UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical,
  UICollectionViewScrollDirectionHorizontal,
} NS_SWIFT_NAME(UICollectionView.ScrollDirection);

extern const CGSize UICollectionViewFlowLayoutAutomaticSize
    NS_SWIFT_NAME(UICollectionViewFlowLayout.automaticSize);

NS_SWIFT_UI_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property(nonatomic) CGFloat minimumLineSpacing;
@property(nonatomic) CGFloat minimumInteritemSpacing;
@property(nonatomic) CGSize itemSize;
@property(nonatomic) CGSize estimatedItemSize;
@property(nonatomic) UICollectionViewScrollDirection scrollDirection;
@property(nonatomic) CGSize headerReferenceSize;
@property(nonatomic) UIEdgeInsets sectionInset;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutDimension : NSObject <NSCopying>
+ (instancetype)fractionalWidthDimension:(CGFloat)fractionalWidth NS_SWIFT_NAME(fractionalWidth(_:));
+ (instancetype)fractionalHeightDimension:(CGFloat)fractionalHeight
    NS_SWIFT_NAME(fractionalHeight(_:));
+ (instancetype)absoluteDimension:(CGFloat)absoluteDimension NS_SWIFT_NAME(absolute(_:));
+ (instancetype)estimatedDimension:(CGFloat)estimatedDimension NS_SWIFT_NAME(estimated(_:));
- (instancetype)init UNAVAILABLE("a dimension is of a kind");
@property(nonatomic, readonly) CGFloat dimension;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutSize : NSObject <NSCopying>
+ (instancetype)sizeWithWidthDimension:(NSCollectionLayoutDimension *)width
                       heightDimension:(NSCollectionLayoutDimension *)height;
- (instancetype)init UNAVAILABLE("a size has dimensions");
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutItem : NSObject <NSCopying>
+ (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize;
- (instancetype)init UNAVAILABLE("an item has a size");
@property(nonatomic) NSDirectionalEdgeInsets contentInsets;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutGroup : NSCollectionLayoutItem <NSCopying>
+ (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                     subitems:(NSArray<NSCollectionLayoutItem *> *)subitems
    NS_SWIFT_NAME(horizontal(layoutSize:subitems:));
+ (instancetype)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                   subitems:(NSArray<NSCollectionLayoutItem *> *)subitems
    NS_SWIFT_NAME(vertical(layoutSize:subitems:));
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutSection : NSObject <NSCopying>
+ (instancetype)sectionWithGroup:(NSCollectionLayoutGroup *)group;
- (instancetype)init UNAVAILABLE("a section has a group");
@property(nonatomic) NSDirectionalEdgeInsets contentInsets;
@property(nonatomic) CGFloat interGroupSpacing;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewCompositionalLayout : UICollectionViewLayout
- (instancetype)initWithSection:(NSCollectionLayoutSection *)section;
- (instancetype)init UNAVAILABLE("a layout has sections");
@end

NS_ASSUME_NONNULL_END
