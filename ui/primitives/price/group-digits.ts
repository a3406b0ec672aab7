/**
 * Writes a whole number with dots between thousands.
 *
 * Digits are grouped by hand: creating an `Intl.NumberFormat` takes about 80 ms on a phone and
 * delays hydration.
 *
 * @example groupDigits(1250000) // '1.250.000'
 */
export function groupDigits(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '.');
}
