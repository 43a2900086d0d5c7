// Cells of collections, which size themselves by their layout's attributes.
// Documented under uikit: uicollectionviewlayoutattributes, uicollectionviewlayout,
// uicollectionviewflowlayout, uicollectionview, uicollectionreusableview, uicollectionviewcell and
// their members by name.

#pragma once
#include <UIKit/UIScrollView.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayoutAttributes : NSObject <NSCopying>
@property(nonatomic) CGRect frame;
@property(nonatomic) CGPoint center;
@property(nonatomic) CGSize size;
@property(nonatomic) CGRect bounds;
@property(nonatomic) CGFloat alpha;
@property(nonatomic) NSInteger zIndex;
@property(nonatomic, strong) NSIndexPath *indexPath;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)invalidateLayout;
- (void)prepareLayout NS_SWIFT_NAME(prepare());
@property(nonatomic, readonly) CGSize collectionViewContentSize;
@end

extern const CGSize UICollectionViewFlowLayoutAutomaticSize
    NS_SWIFT_NAME(UICollectionViewFlowLayout.automaticSize);

NS_SWIFT_UI_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property(nonatomic) CGSize itemSize;
@property(nonatomic) CGSize estimatedItemSize;
@property(nonatomic) UIEdgeInsets sectionInset;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
- (void)registerClass:(nullable Class)cellClass
    forCellWithReuseIdentifier:(NSString *)identifier
    NS_SWIFT_NAME(register(_:forCellWithReuseIdentifier:));
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
@end

NS_ASSUME_NONNULL_END
