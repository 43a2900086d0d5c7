// Types of Apple's frameworks, by their names, for tests that a program may import them beside Plumb.
// Where two imported modules have a type of one name, neither can be written without its module.

public enum Alignment {}
public enum Button {}
public enum Canvas {}
public enum Color {}
public enum Drawable {}
public enum Font {}
public enum Gradient {}
public enum HTML {}
public enum Image {}
public enum Label {}
public enum LineBreaking {}
public enum Page {}
public enum Paint {}
public enum Path {}
public enum Picture {}
public enum Rectangle {}
public enum Section {}
public enum Shading {}
public enum Shape {}
public enum Text {}
public enum TextLine {}
public enum Transform {}
public enum View {}
