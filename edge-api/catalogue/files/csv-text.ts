/** Beginning of a text that a spreadsheet treats as a formula, after any apostrophes. */
const formula = /^'*[=+\-@\t\r]/;
const protectedFormula = /^'+[=+\-@\t\r]/;

/**
 * Prepends an apostrophe to a text that a spreadsheet would evaluate as a formula.
 * {@linkcode unprotectText} is the inverse.
 */
export function protectText(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe of {@linkcode protectText}. */
export function unprotectText(text: string): string {
  return protectedFormula.test(text) ? text.slice(1) : text;
}

/**
 * Formats a line of a CSV file. Lists are joined by spaces, formulas are protected, and `null` and
 * `undefined` are empty.
 */
export function toCsvLine(cells: readonly unknown[], separator = ','): string {
  return `${cells.map(toCell).join(separator)}\r\n`;
}

function toCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value !== 'string') return String(value);
  const text = protectText(value);
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
