/**
 * Writes a whole number with commas between thousands.
 *
 * @example englishNumber(1250000) // '1,250,000'
 */
export function englishNumber(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
