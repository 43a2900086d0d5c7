// Tables and their cells.
// Documented under uikit: uitableview, uitableviewdatasource, uitableviewdelegate, uitableviewcell,
// uitableviewheaderfooterview and their members by name.

#pragma once
#include <UIKit/UIContent.h>
#include <UIKit/UIScrollView.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UITableViewStyle) {
  UITableViewStylePlain,
  UITableViewStyleGrouped,
  UITableViewStyleInsetGrouped NOT_ON(tvos),
} NS_SWIFT_NAME(UITableView.Style);

typedef NS_ENUM(NSInteger, UITableViewRowAnimation) {
  UITableViewRowAnimationFade,
  UITableViewRowAnimationRight,
  UITableViewRowAnimationLeft,
  UITableViewRowAnimationTop,
  UITableViewRowAnimationBottom,
  UITableViewRowAnimationNone,
  UITableViewRowAnimationMiddle,
  UITableViewRowAnimationAutomatic = 100,
} NS_SWIFT_NAME(UITableView.RowAnimation);

typedef NS_ENUM(NSInteger, UITableViewScrollPosition) {
  UITableViewScrollPositionNone,
  UITableViewScrollPositionTop,
  UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom,
} NS_SWIFT_NAME(UITableView.ScrollPosition);

typedef NS_ENUM(NSInteger, UITableViewCellStyle) {
  UITableViewCellStyleDefault,
  UITableViewCellStyleValue1,
  UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle,
} NS_SWIFT_NAME(UITableViewCell.CellStyle);

typedef NS_ENUM(NSInteger, UITableViewCellSeparatorStyle) {
  UITableViewCellSeparatorStyleNone,
  UITableViewCellSeparatorStyleSingleLine,
} NS_SWIFT_NAME(UITableViewCell.SeparatorStyle);

typedef NS_ENUM(NSInteger, UITableViewCellSelectionStyle) {
  UITableViewCellSelectionStyleNone,
  UITableViewCellSelectionStyleBlue,
  UITableViewCellSelectionStyleGray,
  UITableViewCellSelectionStyleDefault,
} NS_SWIFT_NAME(UITableViewCell.SelectionStyle);

typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) {
  UITableViewCellAccessoryNone,
  UITableViewCellAccessoryDisclosureIndicator,
  UITableViewCellAccessoryDetailDisclosureButton NOT_ON(tvos),
  UITableViewCellAccessoryCheckmark,
} NS_SWIFT_NAME(UITableViewCell.AccessoryType);

extern const CGFloat UITableViewAutomaticDimension NS_SWIFT_NAME(UITableView.automaticDimension);

@class UITableView, UITableViewCell, UITableViewHeaderFooterView;

NS_SWIFT_UI_ACTOR
@protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView
         cellForRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:cellForRowAt:));
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView
    NS_SWIFT_NAME(numberOfSections(in:));
- (nullable NSString *)tableView:(UITableView *)tableView
         titleForHeaderInSection:(NSInteger)section;
- (nullable NSString *)tableView:(UITableView *)tableView
         titleForFooterInSection:(NSInteger)section;
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDelegate <UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView
      willDisplayCell:(UITableViewCell *)cell
    forRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:willDisplay:forRowAt:));
- (CGFloat)tableView:(UITableView *)tableView
    heightForRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:heightForRowAt:));
- (CGFloat)tableView:(UITableView *)tableView
    estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(tableView(_:estimatedHeightForRowAt:));
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView
    didSelectRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:didSelectRowAt:));
- (void)tableView:(UITableView *)tableView
    didDeselectRowAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(tableView(_:didDeselectRowAt:));
@end

NS_SWIFT_UI_ACTOR
@interface UITableView : UIScrollView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame
                        style:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly) UITableViewStyle style;
@property(nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property(nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property(nonatomic) CGFloat rowHeight;
@property(nonatomic) CGFloat sectionHeaderHeight;
@property(nonatomic) CGFloat sectionFooterHeight;
@property(nonatomic) CGFloat estimatedRowHeight;
@property(nonatomic) CGFloat estimatedSectionHeaderHeight;
@property(nonatomic) CGFloat sectionHeaderTopPadding SINCE(ios, 15.0) SINCE(tvos, 15.0);
@property(nonatomic) UIEdgeInsets separatorInset;
@property(nonatomic) UITableViewCellSeparatorStyle separatorStyle NOT_ON(tvos);
@property(nonatomic, strong, nullable) UIColor *separatorColor NOT_ON(tvos);
@property(nonatomic, strong, nullable) UIView *backgroundView;
@property(nonatomic, strong, nullable) UIView *tableHeaderView;
@property(nonatomic, strong, nullable) UIView *tableFooterView;
@property(nonatomic) BOOL allowsSelection;
@property(nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
- (nullable NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point;
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@property(nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@property(nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
@property(nonatomic, readonly, nullable) NSIndexPath *indexPathForSelectedRow;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath
              atScrollPosition:(UITableViewScrollPosition)scrollPosition
                      animated:(BOOL)animated;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (void)performBatchUpdates:(void(NS_NOESCAPE ^ _Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion;
- (void)beginUpdates;
- (void)endUpdates;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadData;
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier
    NS_SWIFT_NAME(register(_:forCellReuseIdentifier:));
- (void)registerClass:(nullable Class)aClass
    forHeaderFooterViewReuseIdentifier:(NSString *)identifier
    NS_SWIFT_NAME(register(_:forHeaderFooterViewReuseIdentifier:));
- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
    NS_SWIFT_NAME(dequeueReusableCell(withIdentifier:));
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(dequeueReusableCell(withIdentifier:for:));
- (nullable __kindof UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:
    (NSString *)identifier NS_SWIFT_NAME(dequeueReusableHeaderFooterView(withIdentifier:));
@end

// It declares designated initializers of its own, so that init(frame:) is none that a subclass overrides.
NS_SWIFT_UI_ACTOR
@interface UITableViewCell : UIView <NSCoding, UIGestureRecognizerDelegate>
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(nullable NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)setNeedsUpdateConfiguration;
@property(nonatomic, readonly, strong, nullable) UIImageView *imageView;
@property(nonatomic, readonly, strong, nullable) UILabel *textLabel;
@property(nonatomic, readonly, strong, nullable) UILabel *detailTextLabel;
@property(nonatomic, readonly, strong) UIView *contentView;
@property(nullable, nonatomic, strong) UIView *backgroundView;
@property(nonatomic, strong, nullable) UIView *selectedBackgroundView;
@property(nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property(nonatomic) UITableViewCellAccessoryType accessoryType;
@property(nonatomic, strong, nullable) UIView *accessoryView;
@property(nonatomic) UIEdgeInsets separatorInset;
@property(nonatomic, getter=isSelected) BOOL selected;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated;
@property(nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property(nullable, nonatomic, readonly, copy) NSString *reuseIdentifier;
- (void)prepareForReuse NS_REQUIRES_SUPER;
@end

NS_SWIFT_UI_ACTOR
@interface UITableViewHeaderFooterView : UIView
- (instancetype)initWithReuseIdentifier:(nullable NSString *)reuseIdentifier
    NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly, strong) UIView *contentView;
@property(nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
@property(nonatomic, strong, nullable) UIView *backgroundView;
- (void)prepareForReuse NS_REQUIRES_SUPER;
@end

NS_ASSUME_NONNULL_END
