// The implementation of #Preview, which is in Apple's tools. The compiler checks what a preview is
// given before it expands it, so that nothing has to come of it here.

import SwiftSyntax
import SwiftSyntaxMacros

public struct Previewed: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
