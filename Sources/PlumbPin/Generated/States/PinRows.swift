// Written by Scripts/write-pin from its tables. Do not edit.

/// What a chain may have said of the vertical axis.
public enum PinRows {
  /// Nothing is said yet.
  public enum Open: PinRowState, PinTakesTop, PinTakesVCenter, PinTakesBottom, PinTakesHeight,
    PinTakesAlign, PinVerticalUnpinned, PinVerticalSound, PinVerticalSoundPinned, PinVerticalUnsaid
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingTop = PinRows.Top
    @_documentation(visibility: internal)
    public typealias AddingVCenter = PinRows.VCenter
    @_documentation(visibility: internal)
    public typealias AddingBottom = PinRows.Bottom
    @_documentation(visibility: internal)
    public typealias AddingHeight = PinRows.Height
    @_documentation(visibility: internal)
    public typealias AddingAlign = PinRows.Align
  }

  /// `top` is said.
  public enum Top: PinRowState, PinTakesBottom, PinTakesHeight, PinTakesAlign, PinHasTop,
    PinHasEdgeBeforeVCenter, PinVerticalSound, PinVerticalSoundPinned, PinVerticalSaid,
    PinVerticalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingBottom = PinRows.TopBottom
    @_documentation(visibility: internal)
    public typealias AddingHeight = PinRows.TopHeight
    @_documentation(visibility: internal)
    public typealias AddingAlign = PinRows.TopAlign
  }

  /// `vCenter` is said.
  public enum VCenter: PinRowState, PinTakesHeight, PinTakesAlign, PinHasCenterBeforeTop,
    PinHasVCenter, PinHasCenterBeforeBottom, PinVerticalSound, PinVerticalSoundPinned,
    PinVerticalSaid, PinVerticalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingHeight = PinRows.VCenterHeight
    @_documentation(visibility: internal)
    public typealias AddingAlign = PinRows.VCenterAlign
  }

  /// `bottom` is said.
  public enum Bottom: PinRowState, PinTakesTop, PinTakesHeight, PinTakesAlign,
    PinHasEdgeBeforeVCenter, PinHasBottom, PinVerticalSound, PinVerticalSoundPinned,
    PinVerticalSaid, PinVerticalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingTop = PinRows.TopBottom
    @_documentation(visibility: internal)
    public typealias AddingHeight = PinRows.BottomHeight
    @_documentation(visibility: internal)
    public typealias AddingAlign = PinRows.BottomAlign
  }

  /// `height` is said.
  public enum Height: PinRowState, PinTakesTop, PinTakesVCenter, PinTakesBottom, PinTakesAlign,
    PinHasHeight, PinVerticalUnpinned, PinVerticalSound, PinVerticalSoundPinned, PinVerticalSaid,
    PinVerticalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingTop = PinRows.TopHeight
    @_documentation(visibility: internal)
    public typealias AddingVCenter = PinRows.VCenterHeight
    @_documentation(visibility: internal)
    public typealias AddingBottom = PinRows.BottomHeight
    @_documentation(visibility: internal)
    public typealias AddingAlign = PinRows.HeightAlign
  }

  /// `align` is said.
  public enum Align: PinRowState, PinTakesTop, PinTakesVCenter, PinTakesBottom, PinTakesHeight,
    PinHasAlign, PinVerticalUnpinned, PinVerticalSaid
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingTop = PinRows.TopAlign
    @_documentation(visibility: internal)
    public typealias AddingVCenter = PinRows.VCenterAlign
    @_documentation(visibility: internal)
    public typealias AddingBottom = PinRows.BottomAlign
    @_documentation(visibility: internal)
    public typealias AddingHeight = PinRows.HeightAlign
  }

  /// `top` and `bottom` are said.
  public enum TopBottom: PinRowState, PinTakesHeight, PinTakesAlign, PinHasTop,
    PinHasEdgeBeforeVCenter, PinHasBottom, PinVerticalSound, PinVerticalSoundPinned,
    PinVerticalSaid, PinVerticalPlaced, PinVerticalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinBothEnds
    @_documentation(visibility: internal)
    public typealias AddingHeight = PinRows.TopBottomHeight
    @_documentation(visibility: internal)
    public typealias AddingAlign = PinRows.TopBottomAlign
  }

  /// `top` and `height` are said.
  public enum TopHeight: PinRowState, PinTakesBottom, PinTakesAlign, PinHasTop,
    PinHasEdgeBeforeVCenter, PinHasHeight, PinVerticalSound, PinVerticalSoundPinned,
    PinVerticalSaid, PinVerticalPlaced, PinVerticalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingBottom = PinRows.TopBottomHeight
    @_documentation(visibility: internal)
    public typealias AddingAlign = PinRows.TopHeightAlign
  }

  /// `top` and `align` are said.
  public enum TopAlign: PinRowState, PinTakesBottom, PinTakesHeight, PinHasTop,
    PinHasEdgeBeforeVCenter, PinHasAlign, PinVerticalSaid, PinVerticalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingBottom = PinRows.TopBottomAlign
    @_documentation(visibility: internal)
    public typealias AddingHeight = PinRows.TopHeightAlign
  }

  /// `vCenter` and `height` are said.
  public enum VCenterHeight: PinRowState, PinTakesAlign, PinHasCenterBeforeTop, PinHasVCenter,
    PinHasCenterBeforeBottom, PinHasHeight, PinVerticalSound, PinVerticalSoundPinned,
    PinVerticalSaid, PinVerticalPlaced, PinVerticalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingAlign = PinRows.VCenterHeightAlign
  }

  /// `vCenter` and `align` are said.
  public enum VCenterAlign: PinRowState, PinTakesHeight, PinHasCenterBeforeTop, PinHasVCenter,
    PinHasCenterBeforeBottom, PinHasAlign, PinVerticalSaid, PinVerticalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingHeight = PinRows.VCenterHeightAlign
  }

  /// `bottom` and `height` are said.
  public enum BottomHeight: PinRowState, PinTakesTop, PinTakesAlign, PinHasEdgeBeforeVCenter,
    PinHasBottom, PinHasHeight, PinVerticalSound, PinVerticalSoundPinned, PinVerticalSaid,
    PinVerticalPlaced, PinVerticalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingTop = PinRows.TopBottomHeight
    @_documentation(visibility: internal)
    public typealias AddingAlign = PinRows.BottomHeightAlign
  }

  /// `bottom` and `align` are said.
  public enum BottomAlign: PinRowState, PinTakesTop, PinTakesHeight, PinHasEdgeBeforeVCenter,
    PinHasBottom, PinHasAlign, PinVerticalSaid, PinVerticalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingTop = PinRows.TopBottomAlign
    @_documentation(visibility: internal)
    public typealias AddingHeight = PinRows.BottomHeightAlign
  }

  /// `height` and `align` are said.
  public enum HeightAlign: PinRowState, PinTakesTop, PinTakesVCenter, PinTakesBottom, PinHasHeight,
    PinHasAlign, PinVerticalUnpinned, PinVerticalSaid, PinVerticalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingTop = PinRows.TopHeightAlign
    @_documentation(visibility: internal)
    public typealias AddingVCenter = PinRows.VCenterHeightAlign
    @_documentation(visibility: internal)
    public typealias AddingBottom = PinRows.BottomHeightAlign
  }

  /// `top`, `bottom` and `height` are said.
  public enum TopBottomHeight: PinRowState, PinTakesAlign, PinHasTop, PinHasEdgeBeforeVCenter,
    PinHasBottom, PinHasHeight, PinVerticalSound, PinVerticalSoundPinned, PinVerticalSaid,
    PinVerticalPlaced, PinVerticalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinBothEnds
    @_documentation(visibility: internal)
    public typealias AddingAlign = PinRows.TopBottomHeightAlign
  }

  /// `top`, `bottom` and `align` are said.
  public enum TopBottomAlign: PinRowState, PinTakesHeight, PinHasTop, PinHasEdgeBeforeVCenter,
    PinHasBottom, PinHasAlign, PinVerticalSound, PinVerticalSoundPinned, PinVerticalSaid,
    PinVerticalPlaced, PinVerticalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinBothEnds
    @_documentation(visibility: internal)
    public typealias AddingHeight = PinRows.TopBottomHeightAlign
  }

  /// `top`, `height` and `align` are said.
  public enum TopHeightAlign: PinRowState, PinTakesBottom, PinHasTop, PinHasEdgeBeforeVCenter,
    PinHasHeight, PinHasAlign, PinVerticalSoundPinned, PinVerticalSaid, PinVerticalPlaced,
    PinVerticalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingBottom = PinRows.TopBottomHeightAlign
  }

  /// `vCenter`, `height` and `align` are said.
  public enum VCenterHeightAlign: PinRowState, PinHasCenterBeforeTop, PinHasVCenter,
    PinHasCenterBeforeBottom, PinHasHeight, PinHasAlign, PinVerticalSoundPinned, PinVerticalSaid,
    PinVerticalPlaced, PinVerticalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds

  }

  /// `bottom`, `height` and `align` are said.
  public enum BottomHeightAlign: PinRowState, PinTakesTop, PinHasEdgeBeforeVCenter, PinHasBottom,
    PinHasHeight, PinHasAlign, PinVerticalSoundPinned, PinVerticalSaid, PinVerticalPlaced,
    PinVerticalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingTop = PinRows.TopBottomHeightAlign
  }

  /// `top`, `bottom`, `height` and `align` are said.
  public enum TopBottomHeightAlign: PinRowState, PinHasTop, PinHasEdgeBeforeVCenter, PinHasBottom,
    PinHasHeight, PinHasAlign, PinVerticalSound, PinVerticalSoundPinned, PinVerticalSaid,
    PinVerticalPlaced, PinVerticalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinBothEnds

  }

  /// After a call that is refused: takes whatever comes, so that one mistake is one error.
  public enum Refused: PinRowState, PinTakesTop, PinTakesVCenter, PinTakesBottom, PinTakesHeight,
    PinTakesAlign, PinVerticalUnpinned, PinVerticalSound, PinVerticalSoundPinned, PinVerticalSaid,
    PinVerticalPlaced, PinVerticalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingTop = Refused
    @_documentation(visibility: internal)
    public typealias AddingVCenter = Refused
    @_documentation(visibility: internal)
    public typealias AddingBottom = Refused
    @_documentation(visibility: internal)
    public typealias AddingHeight = Refused
    @_documentation(visibility: internal)
    public typealias AddingAlign = Refused
  }
}
