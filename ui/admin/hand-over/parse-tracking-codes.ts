/** Returns the code of an order as it is compared: lists of carriers write it in several ways. */
const normalize = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

/**
 * Reads lines of a spreadsheet or a message: the code of an order, then the number of its parcel,
 * with a tab, a comma, a semicolon or a space between them. A number may contain spaces.
 *
 * @param codes codes of the orders
 * @returns the numbers by code, and the lines of other orders or without a number; the first line
 * may have the names of the columns
 */
export function parseTrackingCodes(
  text: string,
  codes: readonly string[],
): { found: ReadonlyMap<string, string>; rejected: string[] } {
  const known = new Map(codes.map((code) => [normalize(code), code]));
  const found = new Map<string, string>();
  const rejected: string[] = [];
  const lines = text.split(/[\r\n]+/).map((line) => line.trim()).filter(Boolean);
  for (const [index, line] of lines.entries()) {
    // Cells of CSV may be in quotation marks, as may the formulas ="123" of spreadsheets.
    const [, begin = '', rest = ''] = /^([^\t,;\s]*)(.*)$/.exec(line.replace(/=?"/g, '')) ?? [];
    const code = known.get(normalize(begin));
    const number = rest.split(/[\t,;]/).map((cell) => cell.trim()).find(Boolean);
    if (code !== undefined && number !== undefined) found.set(code, number.slice(0, 100));
    else if (index > 0 || /\d/.test(line)) rejected.push(line);
  }
  return { found, rejected };
}
