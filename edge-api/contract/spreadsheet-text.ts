/**
 * Returns the character between the columns of a spreadsheet, by its first line: a tab, else a
 * semicolon, else a comma. Amounts such as `1,030,000` contain commas too. A cell in quotation
 * marks may contain any of them.
 */
export function findDelimiter(text: string): '\t' | ';' | ',' {
  const [first = ''] = text.replace(/^\uFEFF/, '').trimStart().split(/[\r\n]/, 1);
  const cells = first.replace(/"[^"]*"/g, '');
  return (['\t', ';'] as const).find((delimiter) => cells.includes(delimiter)) ?? ',';
}

const wholeNumber =
  /^([+-]?)(\d{1,12}|\d{1,3}(?:\.\d{3}){1,3}|\d{1,3}(?:,\d{3}){1,3})(?:[.,]0{1,2})?$/;

/**
 * Parses a whole number as people and spreadsheets write it, such as `1.030.000`, `1,030,000`,
 * `-3` and `360000.00`.
 *
 * @returns the number; none for any other text, such as `20,5` and `4 cái`
 */
export function parseWholeNumber(text: string): number | undefined {
  const [, sign, digits] = wholeNumber.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(`${sign}${digits.replace(/[.,]/g, '')}`);
}
