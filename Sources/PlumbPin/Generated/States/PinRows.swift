// Written by Scripts/write-pin from its tables. Do not edit.

/// What a chain may have said of the vertical axis.
public enum PinRows {
  public enum Open: PinRowState, PinTakesTop, PinTakesVCenter, PinTakesBottom, PinTakesHeight,
    PinTakesAlign, PinVerticalUnpinned, PinVerticalSound, PinVerticalSoundPinned
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingTop = PinRows.Top
    public typealias AddingVCenter = PinRows.VCenter
    public typealias AddingBottom = PinRows.Bottom
    public typealias AddingHeight = PinRows.Height
    public typealias AddingAlign = PinRows.Align
  }

  public enum Top: PinRowState, PinTakesBottom, PinTakesHeight, PinTakesAlign, PinHasTop,
    PinHasEdgeBeforeVCenter, PinVerticalSound, PinVerticalSoundPinned, PinVerticalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingBottom = PinRows.TopBottom
    public typealias AddingHeight = PinRows.TopHeight
    public typealias AddingAlign = PinRows.TopAlign
  }

  public enum VCenter: PinRowState, PinTakesHeight, PinTakesAlign, PinHasCenterBeforeTop,
    PinHasVCenter, PinHasCenterBeforeBottom, PinVerticalSound, PinVerticalSoundPinned,
    PinVerticalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingHeight = PinRows.VCenterHeight
    public typealias AddingAlign = PinRows.VCenterAlign
  }

  public enum Bottom: PinRowState, PinTakesTop, PinTakesHeight, PinTakesAlign,
    PinHasEdgeBeforeVCenter, PinHasBottom, PinVerticalSound, PinVerticalSoundPinned,
    PinVerticalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingTop = PinRows.TopBottom
    public typealias AddingHeight = PinRows.BottomHeight
    public typealias AddingAlign = PinRows.BottomAlign
  }

  public enum Height: PinRowState, PinTakesTop, PinTakesVCenter, PinTakesBottom, PinTakesAlign,
    PinHasHeight, PinVerticalUnpinned, PinVerticalSound, PinVerticalSoundPinned, PinVerticalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingTop = PinRows.TopHeight
    public typealias AddingVCenter = PinRows.VCenterHeight
    public typealias AddingBottom = PinRows.BottomHeight
    public typealias AddingAlign = PinRows.HeightAlign
  }

  public enum Align: PinRowState, PinTakesTop, PinTakesVCenter, PinTakesBottom, PinTakesHeight,
    PinHasAlign, PinVerticalUnpinned
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingTop = PinRows.TopAlign
    public typealias AddingVCenter = PinRows.VCenterAlign
    public typealias AddingBottom = PinRows.BottomAlign
    public typealias AddingHeight = PinRows.HeightAlign
  }

  public enum TopBottom: PinRowState, PinTakesHeight, PinTakesAlign, PinHasTop,
    PinHasEdgeBeforeVCenter, PinHasBottom, PinVerticalSound, PinVerticalSoundPinned,
    PinVerticalPlaced, PinVerticalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinBothEnds
    public typealias AddingHeight = PinRows.TopBottomHeight
    public typealias AddingAlign = PinRows.TopBottomAlign
  }

  public enum TopHeight: PinRowState, PinTakesBottom, PinTakesAlign, PinHasTop,
    PinHasEdgeBeforeVCenter, PinHasHeight, PinVerticalSound, PinVerticalSoundPinned,
    PinVerticalPlaced, PinVerticalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingBottom = PinRows.TopBottomHeight
    public typealias AddingAlign = PinRows.TopHeightAlign
  }

  public enum TopAlign: PinRowState, PinTakesBottom, PinTakesHeight, PinHasTop,
    PinHasEdgeBeforeVCenter, PinHasAlign, PinVerticalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingBottom = PinRows.TopBottomAlign
    public typealias AddingHeight = PinRows.TopHeightAlign
  }

  public enum VCenterHeight: PinRowState, PinTakesAlign, PinHasCenterBeforeTop, PinHasVCenter,
    PinHasCenterBeforeBottom, PinHasHeight, PinVerticalSound, PinVerticalSoundPinned,
    PinVerticalPlaced, PinVerticalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingAlign = PinRows.VCenterHeightAlign
  }

  public enum VCenterAlign: PinRowState, PinTakesHeight, PinHasCenterBeforeTop, PinHasVCenter,
    PinHasCenterBeforeBottom, PinHasAlign, PinVerticalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingHeight = PinRows.VCenterHeightAlign
  }

  public enum BottomHeight: PinRowState, PinTakesTop, PinTakesAlign, PinHasEdgeBeforeVCenter,
    PinHasBottom, PinHasHeight, PinVerticalSound, PinVerticalSoundPinned, PinVerticalPlaced,
    PinVerticalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingTop = PinRows.TopBottomHeight
    public typealias AddingAlign = PinRows.BottomHeightAlign
  }

  public enum BottomAlign: PinRowState, PinTakesTop, PinTakesHeight, PinHasEdgeBeforeVCenter,
    PinHasBottom, PinHasAlign, PinVerticalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingTop = PinRows.TopBottomAlign
    public typealias AddingHeight = PinRows.BottomHeightAlign
  }

  public enum HeightAlign: PinRowState, PinTakesTop, PinTakesVCenter, PinTakesBottom, PinHasHeight,
    PinHasAlign, PinVerticalUnpinned, PinVerticalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingTop = PinRows.TopHeightAlign
    public typealias AddingVCenter = PinRows.VCenterHeightAlign
    public typealias AddingBottom = PinRows.BottomHeightAlign
  }

  public enum TopBottomHeight: PinRowState, PinTakesAlign, PinHasTop, PinHasEdgeBeforeVCenter,
    PinHasBottom, PinHasHeight, PinVerticalSound, PinVerticalSoundPinned, PinVerticalPlaced,
    PinVerticalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinBothEnds
    public typealias AddingAlign = PinRows.TopBottomHeightAlign
  }

  public enum TopBottomAlign: PinRowState, PinTakesHeight, PinHasTop, PinHasEdgeBeforeVCenter,
    PinHasBottom, PinHasAlign, PinVerticalSound, PinVerticalSoundPinned, PinVerticalPlaced,
    PinVerticalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinBothEnds
    public typealias AddingHeight = PinRows.TopBottomHeightAlign
  }

  public enum TopHeightAlign: PinRowState, PinTakesBottom, PinHasTop, PinHasEdgeBeforeVCenter,
    PinHasHeight, PinHasAlign, PinVerticalSoundPinned, PinVerticalPlaced, PinVerticalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingBottom = PinRows.TopBottomHeightAlign
  }

  public enum VCenterHeightAlign: PinRowState, PinHasCenterBeforeTop, PinHasVCenter,
    PinHasCenterBeforeBottom, PinHasHeight, PinHasAlign, PinVerticalSoundPinned, PinVerticalPlaced,
    PinVerticalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds

  }

  public enum BottomHeightAlign: PinRowState, PinTakesTop, PinHasEdgeBeforeVCenter, PinHasBottom,
    PinHasHeight, PinHasAlign, PinVerticalSoundPinned, PinVerticalPlaced, PinVerticalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingTop = PinRows.TopBottomHeightAlign
  }

  public enum TopBottomHeightAlign: PinRowState, PinHasTop, PinHasEdgeBeforeVCenter, PinHasBottom,
    PinHasHeight, PinHasAlign, PinVerticalSound, PinVerticalSoundPinned, PinVerticalPlaced,
    PinVerticalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinBothEnds

  }

  /// After a call that is refused: takes whatever comes, so that one mistake is one error.
  public enum Refused: PinRowState, PinTakesTop, PinTakesVCenter, PinTakesBottom, PinTakesHeight,
    PinTakesAlign, PinVerticalUnpinned, PinVerticalSound, PinVerticalSoundPinned, PinVerticalPlaced,
    PinVerticalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingTop = Refused
    public typealias AddingVCenter = Refused
    public typealias AddingBottom = Refused
    public typealias AddingHeight = Refused
    public typealias AddingAlign = Refused
  }
}
