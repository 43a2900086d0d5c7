// Written by Scripts/write-pin from its tables. Do not edit.

/// What a chain may have said of the horizontal axis.
public enum PinColumns {
  /// Nothing is said yet.
  public enum Open: PinColumnState, PinTakesLeft, PinTakesHCenter, PinTakesRight, PinTakesStart,
    PinTakesEnd, PinTakesWidth, PinTakesJustify, PinHorizontalUnpinned, PinHorizontalSound,
    PinHorizontalSoundPinned, PinHorizontalUnsaid
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingLeft = PinColumns.Left
    @_documentation(visibility: internal)
    public typealias AddingHCenter = PinColumns.HCenter
    @_documentation(visibility: internal)
    public typealias AddingRight = PinColumns.Right
    @_documentation(visibility: internal)
    public typealias AddingStart = PinColumns.Start
    @_documentation(visibility: internal)
    public typealias AddingEnd = PinColumns.End
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.Width
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.Justify
  }

  /// `left` is said.
  public enum Left: PinColumnState, PinTakesRight, PinTakesWidth, PinTakesJustify, PinHasLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingRight = PinColumns.LeftRight
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.LeftWidth
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.LeftJustify
  }

  /// `hCenter` is said.
  public enum HCenter: PinColumnState, PinTakesWidth, PinTakesJustify, PinHasCenterBeforeLeft,
    PinHasHCenter, PinHasCenterBeforeRight, PinHasCenterBeforeStart, PinHasCenterBeforeEnd,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.HCenterWidth
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.HCenterJustify
  }

  /// `right` is said.
  public enum Right: PinColumnState, PinTakesLeft, PinTakesWidth, PinTakesJustify,
    PinHasEdgeBeforeHCenter, PinHasRight, PinHasOtherDirectionThanStart,
    PinHasOtherDirectionThanEnd, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid,
    PinHorizontalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingLeft = PinColumns.LeftRight
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.RightWidth
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.RightJustify
  }

  /// `start` is said.
  public enum Start: PinColumnState, PinTakesEnd, PinTakesWidth, PinTakesJustify,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight,
    PinHasStart, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid,
    PinHorizontalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingEnd = PinColumns.StartEnd
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.StartWidth
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.StartJustify
  }

  /// `end` is said.
  public enum End: PinColumnState, PinTakesStart, PinTakesWidth, PinTakesJustify,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasEnd,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingStart = PinColumns.StartEnd
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.EndWidth
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.EndJustify
  }

  /// `width` is said.
  public enum Width: PinColumnState, PinTakesLeft, PinTakesHCenter, PinTakesRight, PinTakesStart,
    PinTakesEnd, PinTakesJustify, PinHasWidth, PinHorizontalUnpinned, PinHorizontalSound,
    PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingLeft = PinColumns.LeftWidth
    @_documentation(visibility: internal)
    public typealias AddingHCenter = PinColumns.HCenterWidth
    @_documentation(visibility: internal)
    public typealias AddingRight = PinColumns.RightWidth
    @_documentation(visibility: internal)
    public typealias AddingStart = PinColumns.StartWidth
    @_documentation(visibility: internal)
    public typealias AddingEnd = PinColumns.EndWidth
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.WidthJustify
  }

  /// `justify` is said.
  public enum Justify: PinColumnState, PinTakesLeft, PinTakesHCenter, PinTakesRight, PinTakesStart,
    PinTakesEnd, PinTakesWidth, PinHasJustify, PinHorizontalUnpinned, PinHorizontalSaid
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingLeft = PinColumns.LeftJustify
    @_documentation(visibility: internal)
    public typealias AddingHCenter = PinColumns.HCenterJustify
    @_documentation(visibility: internal)
    public typealias AddingRight = PinColumns.RightJustify
    @_documentation(visibility: internal)
    public typealias AddingStart = PinColumns.StartJustify
    @_documentation(visibility: internal)
    public typealias AddingEnd = PinColumns.EndJustify
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.WidthJustify
  }

  /// `left` and `right` are said.
  public enum LeftRight: PinColumnState, PinTakesWidth, PinTakesJustify, PinHasLeft,
    PinHasEdgeBeforeHCenter, PinHasRight, PinHasOtherDirectionThanStart,
    PinHasOtherDirectionThanEnd, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid,
    PinHorizontalPlaced, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinBothEnds
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.LeftRightWidth
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.LeftRightJustify
  }

  /// `left` and `width` are said.
  public enum LeftWidth: PinColumnState, PinTakesRight, PinTakesJustify, PinHasLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd,
    PinHasWidth, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid,
    PinHorizontalPlaced, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingRight = PinColumns.LeftRightWidth
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.LeftWidthJustify
  }

  /// `left` and `justify` are said.
  public enum LeftJustify: PinColumnState, PinTakesRight, PinTakesWidth, PinHasLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd,
    PinHasJustify, PinHorizontalSaid, PinHorizontalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingRight = PinColumns.LeftRightJustify
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.LeftWidthJustify
  }

  /// `hCenter` and `width` are said.
  public enum HCenterWidth: PinColumnState, PinTakesJustify, PinHasCenterBeforeLeft, PinHasHCenter,
    PinHasCenterBeforeRight, PinHasCenterBeforeStart, PinHasCenterBeforeEnd, PinHasWidth,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced,
    PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.HCenterWidthJustify
  }

  /// `hCenter` and `justify` are said.
  public enum HCenterJustify: PinColumnState, PinTakesWidth, PinHasCenterBeforeLeft, PinHasHCenter,
    PinHasCenterBeforeRight, PinHasCenterBeforeStart, PinHasCenterBeforeEnd, PinHasJustify,
    PinHorizontalSaid, PinHorizontalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.HCenterWidthJustify
  }

  /// `right` and `width` are said.
  public enum RightWidth: PinColumnState, PinTakesLeft, PinTakesJustify, PinHasEdgeBeforeHCenter,
    PinHasRight, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasWidth,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced,
    PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingLeft = PinColumns.LeftRightWidth
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.RightWidthJustify
  }

  /// `right` and `justify` are said.
  public enum RightJustify: PinColumnState, PinTakesLeft, PinTakesWidth, PinHasEdgeBeforeHCenter,
    PinHasRight, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasJustify,
    PinHorizontalSaid, PinHorizontalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingLeft = PinColumns.LeftRightJustify
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.RightWidthJustify
  }

  /// `start` and `end` are said.
  public enum StartEnd: PinColumnState, PinTakesWidth, PinTakesJustify,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight,
    PinHasStart, PinHasEnd, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid,
    PinHorizontalPlaced, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinBothEnds
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.StartEndWidth
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.StartEndJustify
  }

  /// `start` and `width` are said.
  public enum StartWidth: PinColumnState, PinTakesEnd, PinTakesJustify,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight,
    PinHasStart, PinHasWidth, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid,
    PinHorizontalPlaced, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingEnd = PinColumns.StartEndWidth
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.StartWidthJustify
  }

  /// `start` and `justify` are said.
  public enum StartJustify: PinColumnState, PinTakesEnd, PinTakesWidth,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight,
    PinHasStart, PinHasJustify, PinHorizontalSaid, PinHorizontalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingEnd = PinColumns.StartEndJustify
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.StartWidthJustify
  }

  /// `end` and `width` are said.
  public enum EndWidth: PinColumnState, PinTakesStart, PinTakesJustify,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasEnd,
    PinHasWidth, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid,
    PinHorizontalPlaced, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingStart = PinColumns.StartEndWidth
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.EndWidthJustify
  }

  /// `end` and `justify` are said.
  public enum EndJustify: PinColumnState, PinTakesStart, PinTakesWidth,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasEnd,
    PinHasJustify, PinHorizontalSaid, PinHorizontalPlaced
  {
    @_documentation(visibility: internal)
    public typealias Length = PinUnknown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingStart = PinColumns.StartEndJustify
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.EndWidthJustify
  }

  /// `width` and `justify` are said.
  public enum WidthJustify: PinColumnState, PinTakesLeft, PinTakesHCenter, PinTakesRight,
    PinTakesStart, PinTakesEnd, PinHasWidth, PinHasJustify, PinHorizontalUnpinned,
    PinHorizontalSaid, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingLeft = PinColumns.LeftWidthJustify
    @_documentation(visibility: internal)
    public typealias AddingHCenter = PinColumns.HCenterWidthJustify
    @_documentation(visibility: internal)
    public typealias AddingRight = PinColumns.RightWidthJustify
    @_documentation(visibility: internal)
    public typealias AddingStart = PinColumns.StartWidthJustify
    @_documentation(visibility: internal)
    public typealias AddingEnd = PinColumns.EndWidthJustify
  }

  /// `left`, `right` and `width` are said.
  public enum LeftRightWidth: PinColumnState, PinTakesJustify, PinHasLeft, PinHasEdgeBeforeHCenter,
    PinHasRight, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasWidth,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced,
    PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinBothEnds
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.LeftRightWidthJustify
  }

  /// `left`, `right` and `justify` are said.
  public enum LeftRightJustify: PinColumnState, PinTakesWidth, PinHasLeft, PinHasEdgeBeforeHCenter,
    PinHasRight, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasJustify,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced,
    PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinBothEnds
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.LeftRightWidthJustify
  }

  /// `left`, `width` and `justify` are said.
  public enum LeftWidthJustify: PinColumnState, PinTakesRight, PinHasLeft, PinHasEdgeBeforeHCenter,
    PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasWidth, PinHasJustify,
    PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingRight = PinColumns.LeftRightWidthJustify
  }

  /// `hCenter`, `width` and `justify` are said.
  public enum HCenterWidthJustify: PinColumnState, PinHasCenterBeforeLeft, PinHasHCenter,
    PinHasCenterBeforeRight, PinHasCenterBeforeStart, PinHasCenterBeforeEnd, PinHasWidth,
    PinHasJustify, PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced,
    PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds

  }

  /// `right`, `width` and `justify` are said.
  public enum RightWidthJustify: PinColumnState, PinTakesLeft, PinHasEdgeBeforeHCenter, PinHasRight,
    PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasWidth, PinHasJustify,
    PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingLeft = PinColumns.LeftRightWidthJustify
  }

  /// `start`, `end` and `width` are said.
  public enum StartEndWidth: PinColumnState, PinTakesJustify, PinHasOtherDirectionThanLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasStart, PinHasEnd, PinHasWidth,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced,
    PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinBothEnds
    @_documentation(visibility: internal)
    public typealias AddingJustify = PinColumns.StartEndWidthJustify
  }

  /// `start`, `end` and `justify` are said.
  public enum StartEndJustify: PinColumnState, PinTakesWidth, PinHasOtherDirectionThanLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasStart, PinHasEnd, PinHasJustify,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced,
    PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinBothEnds
    @_documentation(visibility: internal)
    public typealias AddingWidth = PinColumns.StartEndWidthJustify
  }

  /// `start`, `width` and `justify` are said.
  public enum StartWidthJustify: PinColumnState, PinTakesEnd, PinHasOtherDirectionThanLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasStart, PinHasWidth, PinHasJustify,
    PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingEnd = PinColumns.StartEndWidthJustify
  }

  /// `end`, `width` and `justify` are said.
  public enum EndWidthJustify: PinColumnState, PinTakesStart, PinHasOtherDirectionThanLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasEnd, PinHasWidth, PinHasJustify,
    PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingStart = PinColumns.StartEndWidthJustify
  }

  /// `left`, `right`, `width` and `justify` are said.
  public enum LeftRightWidthJustify: PinColumnState, PinHasLeft, PinHasEdgeBeforeHCenter,
    PinHasRight, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasWidth,
    PinHasJustify, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid,
    PinHorizontalPlaced, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinBothEnds

  }

  /// `start`, `end`, `width` and `justify` are said.
  public enum StartEndWidthJustify: PinColumnState, PinHasOtherDirectionThanLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasStart, PinHasEnd, PinHasWidth,
    PinHasJustify, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalSaid,
    PinHorizontalPlaced, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinBothEnds

  }

  /// After a call that is refused: takes whatever comes, so that one mistake is one error.
  public enum Refused: PinColumnState, PinTakesLeft, PinTakesHCenter, PinTakesRight, PinTakesStart,
    PinTakesEnd, PinTakesWidth, PinTakesJustify, PinHorizontalUnpinned, PinHorizontalSound,
    PinHorizontalSoundPinned, PinHorizontalSaid, PinHorizontalPlaced, PinHorizontalSized
  {
    @_documentation(visibility: internal)
    public typealias Length = PinKnown
    @_documentation(visibility: internal)
    public typealias Ends = PinOpenEnds
    @_documentation(visibility: internal)
    public typealias AddingLeft = Refused
    @_documentation(visibility: internal)
    public typealias AddingHCenter = Refused
    @_documentation(visibility: internal)
    public typealias AddingRight = Refused
    @_documentation(visibility: internal)
    public typealias AddingStart = Refused
    @_documentation(visibility: internal)
    public typealias AddingEnd = Refused
    @_documentation(visibility: internal)
    public typealias AddingWidth = Refused
    @_documentation(visibility: internal)
    public typealias AddingJustify = Refused
  }
}
