// Written by Scripts/write-pin from its tables. Do not edit.

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its vertical position; add top, bottom or vCenter"
)
extension PinRows.Open: PinVerticalPlaced {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its height; add height, both edges, sizeToFit or aspectRatio"
)
extension PinRows.Open: PinVerticalSized {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its height; add height, both edges, sizeToFit or aspectRatio"
)
extension PinRows.Top: PinVerticalSized {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its height; add height, both edges, sizeToFit or aspectRatio"
)
extension PinRows.VCenter: PinVerticalSized {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its height; add height, both edges, sizeToFit or aspectRatio"
)
extension PinRows.Bottom: PinVerticalSized {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its vertical position; add top, bottom or vCenter"
)
extension PinRows.Height: PinVerticalPlaced {}

@available(
  *, unavailable, message: "align places the view between top and bottom; say both, or leave it out"
)
extension PinRows.Align: PinVerticalSound {}

@available(
  *, unavailable, message: "align places the view between top and bottom; say both, or leave it out"
)
extension PinRows.Align: PinVerticalSoundPinned {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its vertical position; add top, bottom or vCenter"
)
extension PinRows.Align: PinVerticalPlaced {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its height; add height, both edges, sizeToFit or aspectRatio"
)
extension PinRows.Align: PinVerticalSized {}

@available(
  *, unavailable, message: "align places the view between top and bottom; say both, or leave it out"
)
extension PinRows.TopAlign: PinVerticalSound {}

@available(
  *, unavailable, message: "align places the view between top and bottom; say both, or leave it out"
)
extension PinRows.TopAlign: PinVerticalSoundPinned {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its height; add height, both edges, sizeToFit or aspectRatio"
)
extension PinRows.TopAlign: PinVerticalSized {}

@available(
  *, unavailable,
  message:
    "align beside vCenter: it places the view between top and bottom; say both, or leave it out"
)
extension PinRows.VCenterAlign: PinVerticalSound {}

@available(
  *, unavailable,
  message:
    "align beside vCenter: it places the view between top and bottom; say both, or leave it out"
)
extension PinRows.VCenterAlign: PinVerticalSoundPinned {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its height; add height, both edges, sizeToFit or aspectRatio"
)
extension PinRows.VCenterAlign: PinVerticalSized {}

@available(
  *, unavailable, message: "align places the view between top and bottom; say both, or leave it out"
)
extension PinRows.BottomAlign: PinVerticalSound {}

@available(
  *, unavailable, message: "align places the view between top and bottom; say both, or leave it out"
)
extension PinRows.BottomAlign: PinVerticalSoundPinned {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its height; add height, both edges, sizeToFit or aspectRatio"
)
extension PinRows.BottomAlign: PinVerticalSized {}

@available(
  *, unavailable, message: "align places the view between top and bottom; say both, or leave it out"
)
extension PinRows.HeightAlign: PinVerticalSound {}

@available(
  *, unavailable, message: "align places the view between top and bottom; say both, or leave it out"
)
extension PinRows.HeightAlign: PinVerticalSoundPinned {}

@available(
  *, unavailable,
  message:
    "incomplete chain: a stored chain names its vertical position; add top, bottom or vCenter"
)
extension PinRows.HeightAlign: PinVerticalPlaced {}

@available(
  *, unavailable, message: "align places the view between top and bottom; say both, or leave it out"
)
extension PinRows.TopHeightAlign: PinVerticalSound {}

@available(
  *, unavailable,
  message:
    "align beside vCenter: it places the view between top and bottom; say both, or leave it out"
)
extension PinRows.VCenterHeightAlign: PinVerticalSound {}

@available(
  *, unavailable, message: "align places the view between top and bottom; say both, or leave it out"
)
extension PinRows.BottomHeightAlign: PinVerticalSound {}
