// An inline array exists since iOS 26.
// control: replace "private func edges" with "@available(iOS 26, *) private func edges"
// error: 'InlineArray' is only available in iOS 26.0 or newer
private func edges() -> InlineArray<4, Double> { [0, 0, 0, 0] }
