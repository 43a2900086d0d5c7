// The verbs of whole frames and of both edges of an axis, which only an open axis takes. Their
// bodies are written by hand, in `LayoutMaker+Frames.swift`; here are their forms, for the refusals.

let frameVerbs = [
  Verb("setFrame", "to frame: CGRect", [], ""),
  Verb(
    "setFrame",
    "by frame: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGRect", [], ""),
  Verb("stickOnParent", "withInsets insets: LayoutInsets = .zero", [], ""),
  Verb("stickOnParentSafeArea", "withInsets insets: LayoutInsets = .zero", [], ""),
]

let edgesVerbs = [
  "Horizontal": Verb(
    "stickOnParentHorizontally", "leading: CGFloat = 0, trailing: CGFloat = 0", [], ""),
  "Vertical": Verb("stickOnParentVertically", "top: CGFloat = 0, bottom: CGFloat = 0", [], ""),
]
