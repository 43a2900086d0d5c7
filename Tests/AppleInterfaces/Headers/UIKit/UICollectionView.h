// Collections and their cells.
// Documented under uikit: uicollectionview, uicollectionviewdatasource, uicollectionviewdelegate,
// uicollectionviewdelegateflowlayout,
// uicollectionreusableview, uicollectionviewcell and their members by name.

#pragma once
#include <UIKit/UICollectionViewLayout.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
  UICollectionViewScrollPositionNone = 0,
  UICollectionViewScrollPositionTop = 1 << 0,
  UICollectionViewScrollPositionCenteredVertically = 1 << 1,
  UICollectionViewScrollPositionBottom = 1 << 2,
  UICollectionViewScrollPositionLeft = 1 << 3,
  UICollectionViewScrollPositionCenteredHorizontally = 1 << 4,
  UICollectionViewScrollPositionRight = 1 << 5,
} NS_SWIFT_NAME(UICollectionView.ScrollPosition);

@class UICollectionViewCell, UICollectionReusableView;

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView
     numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:cellForItemAt:));
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView
    NS_SWIFT_NAME(numberOfSections(in:));
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:viewForSupplementaryElementOfKind:at:));
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (void)collectionView:(UICollectionView *)collectionView
    didSelectItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:didSelectItemAt:));
- (void)collectionView:(UICollectionView *)collectionView
       willDisplayCell:(UICollectionViewCell *)cell
    forItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:willDisplay:forItemAt:));
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView
                    layout:(UICollectionViewLayout *)collectionViewLayout
    sizeForItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:layout:sizeForItemAt:));
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView
                        layout:(UICollectionViewLayout *)collectionViewLayout
        insetForSectionAtIndex:(NSInteger)section
    NS_SWIFT_NAME(collectionView(_:layout:insetForSectionAt:));
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property(nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@property(nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
@property(nonatomic, strong, nullable) UIView *backgroundView;
@property(nonatomic) BOOL allowsSelection;
@property(nonatomic, readonly) NSInteger numberOfSections;
- (void)registerClass:(nullable Class)cellClass
    forCellWithReuseIdentifier:(NSString *)identifier
    NS_SWIFT_NAME(register(_:forCellWithReuseIdentifier:));
- (void)registerClass:(nullable Class)viewClass
    forSupplementaryViewOfKind:(NSString *)elementKind
           withReuseIdentifier:(NSString *)identifier
    NS_SWIFT_NAME(register(_:forSupplementaryViewOfKind:withReuseIdentifier:));
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                                                             forIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(dequeueReusableCell(withReuseIdentifier:for:));
- (__kindof UICollectionReusableView *)
    dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind
                       withReuseIdentifier:(NSString *)identifier
                              forIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:));
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell;
@property(nonatomic, readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
@property(nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath
               atScrollPosition:(UICollectionViewScrollPosition)scrollPosition
                       animated:(BOOL)animated;
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths NS_SWIFT_NAME(insertItems(at:));
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths NS_SWIFT_NAME(deleteItems(at:));
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths NS_SWIFT_NAME(reloadItems(at:));
- (void)performBatchUpdates:(void(NS_NOESCAPE ^ _Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion;
- (void)reloadData;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionReusableView : UIView
@property(nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse NS_REQUIRES_SUPER;
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes
    NS_SWIFT_NAME(apply(_:));
- (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:
    (UICollectionViewLayoutAttributes *)layoutAttributes;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@property(nonatomic, readonly) UIView *contentView;
@property(nonatomic, getter=isSelected) BOOL selected;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
@property(nonatomic, strong, nullable) UIView *backgroundView;
@property(nonatomic, strong, nullable) UIView *selectedBackgroundView;
- (void)setNeedsUpdateConfiguration;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewListCell : UICollectionViewCell
@end

NS_ASSUME_NONNULL_END
