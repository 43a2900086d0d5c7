// Written by Scripts/write-pin from its tables. Do not edit.

/// What a chain may have said of the horizontal axis.
public enum PinColumns {
  public enum Open: PinColumnState, PinTakesLeft, PinTakesHCenter, PinTakesRight, PinTakesStart,
    PinTakesEnd, PinTakesWidth, PinTakesJustify, PinHorizontalUnpinned, PinHorizontalSound,
    PinHorizontalSoundPinned
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingLeft = PinColumns.Left
    public typealias AddingHCenter = PinColumns.HCenter
    public typealias AddingRight = PinColumns.Right
    public typealias AddingStart = PinColumns.Start
    public typealias AddingEnd = PinColumns.End
    public typealias AddingWidth = PinColumns.Width
    public typealias AddingJustify = PinColumns.Justify
  }

  public enum Left: PinColumnState, PinTakesRight, PinTakesWidth, PinTakesJustify, PinHasLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingRight = PinColumns.LeftRight
    public typealias AddingWidth = PinColumns.LeftWidth
    public typealias AddingJustify = PinColumns.LeftJustify
  }

  public enum HCenter: PinColumnState, PinTakesWidth, PinTakesJustify, PinHasCenterBeforeLeft,
    PinHasHCenter, PinHasCenterBeforeRight, PinHasCenterBeforeStart, PinHasCenterBeforeEnd,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingWidth = PinColumns.HCenterWidth
    public typealias AddingJustify = PinColumns.HCenterJustify
  }

  public enum Right: PinColumnState, PinTakesLeft, PinTakesWidth, PinTakesJustify,
    PinHasEdgeBeforeHCenter, PinHasRight, PinHasOtherDirectionThanStart,
    PinHasOtherDirectionThanEnd, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingLeft = PinColumns.LeftRight
    public typealias AddingWidth = PinColumns.RightWidth
    public typealias AddingJustify = PinColumns.RightJustify
  }

  public enum Start: PinColumnState, PinTakesEnd, PinTakesWidth, PinTakesJustify,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight,
    PinHasStart, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingEnd = PinColumns.StartEnd
    public typealias AddingWidth = PinColumns.StartWidth
    public typealias AddingJustify = PinColumns.StartJustify
  }

  public enum End: PinColumnState, PinTakesStart, PinTakesWidth, PinTakesJustify,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasEnd,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingStart = PinColumns.StartEnd
    public typealias AddingWidth = PinColumns.EndWidth
    public typealias AddingJustify = PinColumns.EndJustify
  }

  public enum Width: PinColumnState, PinTakesLeft, PinTakesHCenter, PinTakesRight, PinTakesStart,
    PinTakesEnd, PinTakesJustify, PinHasWidth, PinHorizontalUnpinned, PinHorizontalSound,
    PinHorizontalSoundPinned, PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingLeft = PinColumns.LeftWidth
    public typealias AddingHCenter = PinColumns.HCenterWidth
    public typealias AddingRight = PinColumns.RightWidth
    public typealias AddingStart = PinColumns.StartWidth
    public typealias AddingEnd = PinColumns.EndWidth
    public typealias AddingJustify = PinColumns.WidthJustify
  }

  public enum Justify: PinColumnState, PinTakesLeft, PinTakesHCenter, PinTakesRight, PinTakesStart,
    PinTakesEnd, PinTakesWidth, PinHasJustify, PinHorizontalUnpinned
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingLeft = PinColumns.LeftJustify
    public typealias AddingHCenter = PinColumns.HCenterJustify
    public typealias AddingRight = PinColumns.RightJustify
    public typealias AddingStart = PinColumns.StartJustify
    public typealias AddingEnd = PinColumns.EndJustify
    public typealias AddingWidth = PinColumns.WidthJustify
  }

  public enum LeftRight: PinColumnState, PinTakesWidth, PinTakesJustify, PinHasLeft,
    PinHasEdgeBeforeHCenter, PinHasRight, PinHasOtherDirectionThanStart,
    PinHasOtherDirectionThanEnd, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced,
    PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinBothEnds
    public typealias AddingWidth = PinColumns.LeftRightWidth
    public typealias AddingJustify = PinColumns.LeftRightJustify
  }

  public enum LeftWidth: PinColumnState, PinTakesRight, PinTakesJustify, PinHasLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd,
    PinHasWidth, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced,
    PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingRight = PinColumns.LeftRightWidth
    public typealias AddingJustify = PinColumns.LeftWidthJustify
  }

  public enum LeftJustify: PinColumnState, PinTakesRight, PinTakesWidth, PinHasLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd,
    PinHasJustify, PinHorizontalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingRight = PinColumns.LeftRightJustify
    public typealias AddingWidth = PinColumns.LeftWidthJustify
  }

  public enum HCenterWidth: PinColumnState, PinTakesJustify, PinHasCenterBeforeLeft, PinHasHCenter,
    PinHasCenterBeforeRight, PinHasCenterBeforeStart, PinHasCenterBeforeEnd, PinHasWidth,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced, PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingJustify = PinColumns.HCenterWidthJustify
  }

  public enum HCenterJustify: PinColumnState, PinTakesWidth, PinHasCenterBeforeLeft, PinHasHCenter,
    PinHasCenterBeforeRight, PinHasCenterBeforeStart, PinHasCenterBeforeEnd, PinHasJustify,
    PinHorizontalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingWidth = PinColumns.HCenterWidthJustify
  }

  public enum RightWidth: PinColumnState, PinTakesLeft, PinTakesJustify, PinHasEdgeBeforeHCenter,
    PinHasRight, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasWidth,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced, PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingLeft = PinColumns.LeftRightWidth
    public typealias AddingJustify = PinColumns.RightWidthJustify
  }

  public enum RightJustify: PinColumnState, PinTakesLeft, PinTakesWidth, PinHasEdgeBeforeHCenter,
    PinHasRight, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasJustify,
    PinHorizontalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingLeft = PinColumns.LeftRightJustify
    public typealias AddingWidth = PinColumns.RightWidthJustify
  }

  public enum StartEnd: PinColumnState, PinTakesWidth, PinTakesJustify,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight,
    PinHasStart, PinHasEnd, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced,
    PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinBothEnds
    public typealias AddingWidth = PinColumns.StartEndWidth
    public typealias AddingJustify = PinColumns.StartEndJustify
  }

  public enum StartWidth: PinColumnState, PinTakesEnd, PinTakesJustify,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight,
    PinHasStart, PinHasWidth, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced,
    PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingEnd = PinColumns.StartEndWidth
    public typealias AddingJustify = PinColumns.StartWidthJustify
  }

  public enum StartJustify: PinColumnState, PinTakesEnd, PinTakesWidth,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight,
    PinHasStart, PinHasJustify, PinHorizontalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingEnd = PinColumns.StartEndJustify
    public typealias AddingWidth = PinColumns.StartWidthJustify
  }

  public enum EndWidth: PinColumnState, PinTakesStart, PinTakesJustify,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasEnd,
    PinHasWidth, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced,
    PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingStart = PinColumns.StartEndWidth
    public typealias AddingJustify = PinColumns.EndWidthJustify
  }

  public enum EndJustify: PinColumnState, PinTakesStart, PinTakesWidth,
    PinHasOtherDirectionThanLeft, PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasEnd,
    PinHasJustify, PinHorizontalPlaced
  {
    public typealias Length = PinUnknown
    public typealias Ends = PinOpenEnds
    public typealias AddingStart = PinColumns.StartEndJustify
    public typealias AddingWidth = PinColumns.EndWidthJustify
  }

  public enum WidthJustify: PinColumnState, PinTakesLeft, PinTakesHCenter, PinTakesRight,
    PinTakesStart, PinTakesEnd, PinHasWidth, PinHasJustify, PinHorizontalUnpinned,
    PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingLeft = PinColumns.LeftWidthJustify
    public typealias AddingHCenter = PinColumns.HCenterWidthJustify
    public typealias AddingRight = PinColumns.RightWidthJustify
    public typealias AddingStart = PinColumns.StartWidthJustify
    public typealias AddingEnd = PinColumns.EndWidthJustify
  }

  public enum LeftRightWidth: PinColumnState, PinTakesJustify, PinHasLeft, PinHasEdgeBeforeHCenter,
    PinHasRight, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasWidth,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced, PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinBothEnds
    public typealias AddingJustify = PinColumns.LeftRightWidthJustify
  }

  public enum LeftRightJustify: PinColumnState, PinTakesWidth, PinHasLeft, PinHasEdgeBeforeHCenter,
    PinHasRight, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasJustify,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced, PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinBothEnds
    public typealias AddingWidth = PinColumns.LeftRightWidthJustify
  }

  public enum LeftWidthJustify: PinColumnState, PinTakesRight, PinHasLeft, PinHasEdgeBeforeHCenter,
    PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasWidth, PinHasJustify,
    PinHorizontalSoundPinned, PinHorizontalPlaced, PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingRight = PinColumns.LeftRightWidthJustify
  }

  public enum HCenterWidthJustify: PinColumnState, PinHasCenterBeforeLeft, PinHasHCenter,
    PinHasCenterBeforeRight, PinHasCenterBeforeStart, PinHasCenterBeforeEnd, PinHasWidth,
    PinHasJustify, PinHorizontalSoundPinned, PinHorizontalPlaced, PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds

  }

  public enum RightWidthJustify: PinColumnState, PinTakesLeft, PinHasEdgeBeforeHCenter, PinHasRight,
    PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasWidth, PinHasJustify,
    PinHorizontalSoundPinned, PinHorizontalPlaced, PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingLeft = PinColumns.LeftRightWidthJustify
  }

  public enum StartEndWidth: PinColumnState, PinTakesJustify, PinHasOtherDirectionThanLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasStart, PinHasEnd, PinHasWidth,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced, PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinBothEnds
    public typealias AddingJustify = PinColumns.StartEndWidthJustify
  }

  public enum StartEndJustify: PinColumnState, PinTakesWidth, PinHasOtherDirectionThanLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasStart, PinHasEnd, PinHasJustify,
    PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced, PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinBothEnds
    public typealias AddingWidth = PinColumns.StartEndWidthJustify
  }

  public enum StartWidthJustify: PinColumnState, PinTakesEnd, PinHasOtherDirectionThanLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasStart, PinHasWidth, PinHasJustify,
    PinHorizontalSoundPinned, PinHorizontalPlaced, PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingEnd = PinColumns.StartEndWidthJustify
  }

  public enum EndWidthJustify: PinColumnState, PinTakesStart, PinHasOtherDirectionThanLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasEnd, PinHasWidth, PinHasJustify,
    PinHorizontalSoundPinned, PinHorizontalPlaced, PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingStart = PinColumns.StartEndWidthJustify
  }

  public enum LeftRightWidthJustify: PinColumnState, PinHasLeft, PinHasEdgeBeforeHCenter,
    PinHasRight, PinHasOtherDirectionThanStart, PinHasOtherDirectionThanEnd, PinHasWidth,
    PinHasJustify, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced,
    PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinBothEnds

  }

  public enum StartEndWidthJustify: PinColumnState, PinHasOtherDirectionThanLeft,
    PinHasEdgeBeforeHCenter, PinHasOtherDirectionThanRight, PinHasStart, PinHasEnd, PinHasWidth,
    PinHasJustify, PinHorizontalSound, PinHorizontalSoundPinned, PinHorizontalPlaced,
    PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinBothEnds

  }

  /// After a call that is refused: takes whatever comes, so that one mistake is one error.
  public enum Refused: PinColumnState, PinTakesLeft, PinTakesHCenter, PinTakesRight, PinTakesStart,
    PinTakesEnd, PinTakesWidth, PinTakesJustify, PinHorizontalUnpinned, PinHorizontalSound,
    PinHorizontalSoundPinned, PinHorizontalPlaced, PinHorizontalSized
  {
    public typealias Length = PinKnown
    public typealias Ends = PinOpenEnds
    public typealias AddingLeft = Refused
    public typealias AddingHCenter = Refused
    public typealias AddingRight = Refused
    public typealias AddingStart = Refused
    public typealias AddingEnd = Refused
    public typealias AddingWidth = Refused
    public typealias AddingJustify = Refused
  }
}
