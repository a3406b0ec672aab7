/**
 * Moves each doc comment of a declaration file to a line of its own. The compiler writes it behind
 * the property before, where editors do not find it.
 */
export function separateComments(declarations: string): string {
  return declarations.replace(/;[ \t]+(?=\/\*\*)/g, ';\n');
}
