/** What a spreadsheet takes for the beginning of a formula, behind the apostrophes put before it. */
const formula = /^'*[=+\-@\t\r]/;
const protectedFormula = /^'+[=+\-@\t\r]/;

/**
 * Puts an apostrophe before a text that a spreadsheet would take for a formula, and so spoil or run.
 * {@linkcode unprotectText} takes it away again, so that no text is lost or changed.
 *
 * @example
 * ```ts
 * import { protectText, unprotectText } from './csv-text.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(protectText('- Đá tự nhiên'), "'- Đá tự nhiên");
 * assert.equal(unprotectText("'- Đá tự nhiên"), '- Đá tự nhiên');
 * assert.equal(unprotectText(protectText("'=1+1")), "'=1+1");
 * assert.equal(protectText("'Mắt hổ'"), "'Mắt hổ'");
 * ```
 */
export function protectText(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Takes away the apostrophe of {@linkcode protectText}. */
export function unprotectText(text: string): string {
  return protectedFormula.test(text) ? text.slice(1) : text;
}
