// Tables, collections and long texts.
// Documented under appkit: nstableview, nstableviewdatasource, nstableviewdelegate, nstablecolumn, nstablecellview,
// nscollectionview, nscollectionviewitem, nstext, nstextview and their members by name.

#pragma once
#include <AppKit/NSScrollView.h>
#include <AppKit/NSViewController.h>

NS_ASSUME_NONNULL_BEGIN

@class NSTableView, NSTableColumn, NSTableRowView;

NS_SWIFT_UI_ACTOR
@protocol NSTableViewDataSource <NSObject>
@optional
- (NSInteger)numberOfRowsInTableView:(NSTableView *)tableView NS_SWIFT_NAME(numberOfRows(in:));
- (nullable id)tableView:(NSTableView *)tableView
    objectValueForTableColumn:(nullable NSTableColumn *)tableColumn
                          row:(NSInteger)row NS_SWIFT_NAME(tableView(_:objectValueFor:row:));
@end

NS_SWIFT_UI_ACTOR
@protocol NSTableViewDelegate <NSControlTextEditingDelegate>
@optional
- (nullable NSView *)tableView:(NSTableView *)tableView
            viewForTableColumn:(nullable NSTableColumn *)tableColumn
                           row:(NSInteger)row NS_SWIFT_NAME(tableView(_:viewFor:row:));
- (CGFloat)tableView:(NSTableView *)tableView heightOfRow:(NSInteger)row;
- (void)tableViewSelectionDidChange:(NSNotification *)notification;
@end

NS_SWIFT_UI_ACTOR
@interface NSTableColumn : NSObject <NSCoding, NSUserInterfaceItemIdentification>
- (instancetype)initWithIdentifier:(NSUserInterfaceItemIdentifier)identifier
    NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property CGFloat width;
@property(copy) NSString *title SINCE(macos, 10.10);
@end

NS_SWIFT_UI_ACTOR
@interface NSTableView : NSControl
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nullable, weak) id<NSTableViewDataSource> dataSource;
@property(nullable, weak) id<NSTableViewDelegate> delegate;
@property(nullable, strong) NSView *headerView;
@property CGFloat rowHeight;
@property NSSize intercellSpacing;
@property BOOL usesAutomaticRowHeights SINCE(macos, 10.13);
@property(readonly, copy) NSArray<NSTableColumn *> *tableColumns;
- (void)addTableColumn:(NSTableColumn *)tableColumn;
@property(readonly) NSInteger numberOfRows;
@property(readonly) NSInteger selectedRow;
- (void)reloadData;
- (void)noteHeightOfRowsWithIndexesChanged:(NSIndexSet *)indexSet;
- (nullable __kindof NSView *)makeViewWithIdentifier:(NSUserInterfaceItemIdentifier)identifier
                                               owner:(nullable id)owner
    NS_SWIFT_NAME(makeView(withIdentifier:owner:));
@end

NS_SWIFT_UI_ACTOR
@interface NSTableCellView : NSView
@property(nullable, strong) id objectValue;
@property(nullable, assign) NSTextField *textField;
@property(nullable, assign) NSImageView *imageView;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionViewItem : NSViewController
@property(getter=isSelected) BOOL selected;
@property(nullable, assign) NSTextField *textField;
- (void)prepareForReuse;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionView : NSView
- (void)reloadData;
@end

NS_SWIFT_UI_ACTOR
@interface NSText : NSView
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(copy) NSString *string;
@property(getter=isEditable) BOOL editable;
@property(getter=isSelectable) BOOL selectable;
@property BOOL drawsBackground;
@property(nullable, strong) NSFont *font;
@property(getter=isVerticallyResizable) BOOL verticallyResizable;
@end

NS_SWIFT_UI_ACTOR
@interface NSTextContainer : NSObject <NSSecureCoding>
@property CGFloat lineFragmentPadding;
@property BOOL widthTracksTextView;
@end

NS_SWIFT_UI_ACTOR
@interface NSTextView : NSText
- (instancetype)initWithFrame:(NSRect)frameRect
                textContainer:(nullable NSTextContainer *)container NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(NSRect)frameRect;
@property(nullable, assign) NSTextContainer *textContainer;
@property NSSize textContainerInset;
@end

NS_ASSUME_NONNULL_END
