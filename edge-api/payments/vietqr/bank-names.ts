import names from './bank-names.json' with { type: 'json' };

/** Short names of the banks by their number. */
export const bankNames: Readonly<Record<string, string>> = names;

/**
 * Returns the short name of a bank, such as `Vietcombank`; the number itself for an unknown one.
 *
 * Source: State Bank of Vietnam, letter 1589 of 11 March 2024, with the later names of banks.
 *
 * @param bin number of the bank: six digits
 */
export function bankName(bin: string): string {
  return bankNames[bin] ?? bin;
}
