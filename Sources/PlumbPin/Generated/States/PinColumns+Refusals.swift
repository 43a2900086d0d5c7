// Written by Scripts/write-pin from its tables. Do not edit.

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its horizontal position; add left, right, hCenter, start or end"
)
extension PinColumns.Open: PinHorizontalPlaced {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its width; add width, both edges, sizeToFit or aspectRatio"
)
extension PinColumns.Open: PinHorizontalSized {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its width; add width, both edges, sizeToFit or aspectRatio"
)
extension PinColumns.Left: PinHorizontalSized {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its width; add width, both edges, sizeToFit or aspectRatio"
)
extension PinColumns.HCenter: PinHorizontalSized {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its width; add width, both edges, sizeToFit or aspectRatio"
)
extension PinColumns.Right: PinHorizontalSized {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its width; add width, both edges, sizeToFit or aspectRatio"
)
extension PinColumns.Start: PinHorizontalSized {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its width; add width, both edges, sizeToFit or aspectRatio"
)
extension PinColumns.End: PinHorizontalSized {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its horizontal position; add left, right, hCenter, start or end"
)
extension PinColumns.Width: PinHorizontalPlaced {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.Justify: PinHorizontalSound {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.Justify: PinHorizontalSoundPinned {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its horizontal position; add left, right, hCenter, start or end"
)
extension PinColumns.Justify: PinHorizontalPlaced {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its width; add width, both edges, sizeToFit or aspectRatio"
)
extension PinColumns.Justify: PinHorizontalSized {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.LeftJustify: PinHorizontalSound {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.LeftJustify: PinHorizontalSoundPinned {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its width; add width, both edges, sizeToFit or aspectRatio"
)
extension PinColumns.LeftJustify: PinHorizontalSized {}

@available(
  *, unavailable,
  message:
    "justify beside hCenter: it places the view between left and right; say both, or leave it out"
)
extension PinColumns.HCenterJustify: PinHorizontalSound {}

@available(
  *, unavailable,
  message:
    "justify beside hCenter: it places the view between left and right; say both, or leave it out"
)
extension PinColumns.HCenterJustify: PinHorizontalSoundPinned {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its width; add width, both edges, sizeToFit or aspectRatio"
)
extension PinColumns.HCenterJustify: PinHorizontalSized {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.RightJustify: PinHorizontalSound {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.RightJustify: PinHorizontalSoundPinned {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its width; add width, both edges, sizeToFit or aspectRatio"
)
extension PinColumns.RightJustify: PinHorizontalSized {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.StartJustify: PinHorizontalSound {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.StartJustify: PinHorizontalSoundPinned {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its width; add width, both edges, sizeToFit or aspectRatio"
)
extension PinColumns.StartJustify: PinHorizontalSized {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.EndJustify: PinHorizontalSound {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.EndJustify: PinHorizontalSoundPinned {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its width; add width, both edges, sizeToFit or aspectRatio"
)
extension PinColumns.EndJustify: PinHorizontalSized {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.WidthJustify: PinHorizontalSound {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.WidthJustify: PinHorizontalSoundPinned {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its horizontal position; add left, right, hCenter, start or end"
)
extension PinColumns.WidthJustify: PinHorizontalPlaced {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.LeftWidthJustify: PinHorizontalSound {}

@available(
  *, unavailable,
  message:
    "justify beside hCenter: it places the view between left and right; say both, or leave it out"
)
extension PinColumns.HCenterWidthJustify: PinHorizontalSound {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.RightWidthJustify: PinHorizontalSound {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.StartWidthJustify: PinHorizontalSound {}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinColumns.EndWidthJustify: PinHorizontalSound {}
