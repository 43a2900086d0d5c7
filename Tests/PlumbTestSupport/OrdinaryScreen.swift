import Foundation

/// Typical screens in which views wait for each other, but no fact waits for itself.
public enum OrdinaryScreen: String, CaseIterable, Sendable {
  case messageBar
  case chat
  case buttons
  case titledPhoto
  case ring
  case thumbnail

  /// The screen with its expected frames, left-to-right.
  public var screen: KnotScreen {
    switch self {
    // The field ends at the button, and the button is in the middle of the field.
    //
    //       8                  268 276   312
    //   8 ┌bar─────────────────────────────┐
    //     │ ┌field───────────────┐         │
    //  20 │ │                    │ ┌send─┐ │
    //  56 │ │                    │ └─────┘ │
    //  68 │ └────────────────────┘         │
    //  76 └────────────────────────────────┘
    case .messageBar:
      KnotScreen(
        320, 76, [.view("field", 8, 8, 260, 60), .view("send", 276, 20, 36, 36)])
    // The bubble begins after the avatar. The avatar is at the bottom of the bubble, whose height depends on its text
    // and its width.
    //
    //       8       40 48           272   320
    //  10 ┌chat───────────────────────────┐
    //     │            ┌bubble──────┐     │
    //  18 │ ┌avatar┐   │            │     │
    //  50 │ └──────┘   └────────────┘     │
    // 120 └───────────────────────────────┘
    case .chat:
      KnotScreen(
        320, 120,
        [
          .view("bubble", asking: CGSize(width: 999, height: 20), area: 8960, 48, 10, 224, 40),
          .view("avatar", 8, 18, 32, 32),
        ])
    // "Cancel" is as wide as "ok", which begins after "cancel".
    //
    //       16       96 104    184    300
    //   8 ┌dialog────────────────────────┐
    //     │ ┌cancel───┐ ┌ok─────┐        │
    //  52 │ └─────────┘ └───────┘        │
    //  60 └──────────────────────────────┘
    case .buttons:
      KnotScreen(
        300, 60,
        [
          .view("cancel", 16, 8, 80, 44),
          .view("ok", asking: CGSize(width: 80, height: 30), 104, 8, 80, 44),
        ])
    // The photo is vertically centered on the title, which begins after it. The badge is at its corner.
    //
    //       8      40 48 56               312
    //  12 ┌card───────────────────────────────┐
    //     │        ┌badge┐                    │
    //  20 │ ┌photo─│─┐   │                    │
    //  28 │ │      └─────┘                    │
    //  30 │ │        │   ┌title────────────┐  │
    //  50 │ │        │   └─────────────────┘  │
    //  60 │ └────────┘                        │
    // 100 └───────────────────────────────────┘
    case .titledPhoto:
      KnotScreen(
        320, 100,
        [
          .view("photo", 8, 20, 40, 40), .view("title", 56, 30, 256, 20),
          .view("badge", 40, 12, 16, 16),
        ])
    // Each view waits for the next one, alternately for its horizontal and its vertical end.
    //
    //      10 30  50  70  90 100
    //  10 ┌ring─────────────────┐
    //     │    ┌a─┐             │
    //  30 │    └──┘┌d─┐         │
    //  50 │        └──┘         │
    //  60 │            ┌c─┐     │
    //  80 │ ┌b─┐       └──┘     │
    // 100 └─└──┘────────────────┘
    case .ring:
      KnotScreen(
        100, 100,
        [
          .view("a", 30, 10, 20, 20), .view("b", 10, 80, 20, 20), .view("c", 70, 60, 20, 20),
          .view("d", 50, 30, 20, 20),
        ])
    // The thumbnail is a square as high as the title, which begins after it.
    //
    //       10     60 70              310 320
    //  10 ┌row─────────────────────────────┐
    //     │ ┌thumb─┐ ┌title────────────┐   │
    //  60 │ └──────┘ └─────────────────┘   │
    //  80 └────────────────────────────────┘
    case .thumbnail:
      KnotScreen(
        320, 80, [.view("title", 70, 10, 240, 50), .view("thumb", 10, 10, 50, 50)])
    }
  }
}
