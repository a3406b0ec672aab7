import { codeAlphabet, codeLength, referencePrefix } from '../../contract/orders/order-code.ts';

const reference = new RegExp(`(?=${referencePrefix}([${codeAlphabet}]{${codeLength}}))`, 'g');

/** Maximum number of codes that are read from one text. */
const maxCodes = 20;

/** Returns the text of the transfer that pays an order. */
export function transferReference(code: string): string {
  return referencePrefix + code;
}

/**
 * Finds the codes of orders in the text of a transfer. Banks add words, drop signs and change the
 * case, so that only letters and digits count. Some of the codes may belong to no order.
 */
export function findCodes(text: string): string[] {
  const characters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const codes = [...characters.matchAll(reference)].map(([, code]) => code!);
  return [...new Set(codes)].slice(0, maxCodes);
}
