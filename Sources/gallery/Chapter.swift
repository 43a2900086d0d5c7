/// A capability of the library, under the word that its guide and its tests have as well.
///
/// The site has a page for each.
enum Chapter: String, CaseIterable {
  case facts
  case directions
  case pixelGrid = "pixel-grid"
  case guides
  case references
  case adjustments
  case rows
  case matrices
  case containers
  case scrolling
  case conditions
  case pins
  case constraints
  case transitions
  case explaining
  case states

  var title: String {
    switch self {
    case .explaining: "Why is it there?"
    case .pixelGrid: "The pixel grid"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// What the chapter shows, in one sentence.
  var note: String {
    switch self {
    case .facts: "Two facts for each axis decide a frame: positions, lengths, points, sizes."
    case .directions:
      "Leading and trailing follow the writing direction, and layouts mirror themselves."
    case .pixelGrid: "Edges are put on device pixels or on the cells of a terminal."
    case .guides:
      "Facts are measured from the parent: its bounds, safe area, margins, readable area."
    case .references: "Facts are pinned to other views, wherever in the tree they are."
    case .adjustments: "A complete frame is moved, pinched, expanded or limited."
    case .rows: "Rows, columns and flows distribute the space among several views."
    case .matrices: "Views in columns and rows, whose tracks are fixed, equal or fitted."
    case .containers:
      "Containers store a layout for each child and size themselves by the same layouts."
    case .scrolling:
      "Layouts stand in a content that is as long as they need; what sticks measures from the viewport."
    case .conditions: "A layout for each width class, orientation, or case of an enum of your own."
    case .pins: "Pin chains: a layout in one line, which a container stores like any other."
    case .constraints: "Equations and attributes to keep, solved in the pass of a container."
    case .transitions: "Views move from one set of frames to another, edge by edge."
    case .explaining: "Each view says why it is where it is."
    case .states: "What the compiler knows about a layout after each verb."
    }
  }

  /// The page's name in the site.
  var fileName: String { "\(rawValue).html" }
}
