import { placeFields } from '../contract/checkout/address-fields.ts';
import type { Address } from '../contract/checkout/address.ts';
import { type Network, siteOf } from '../rate-limit/network.ts';
import { withoutMarks } from '../contract/catalogue/words.ts';

/**
 * Returns the origins of an order: its network, phone numbers and delivery address, as they are
 * counted. A client can use many accounts and mailboxes, but needs another of these for more stock.
 *
 * @param network of the client; none if it stays
 * @param giverPhone normalized phone number of the giver of a gift
 */
export function originsOf(
  address: Address,
  network: Network | undefined,
  giverPhone?: string | null,
): string[] {
  // The former place of a commune is the customer's choice, so that it does not count.
  const fields = placeFields.filter((field) =>
    field !== 'district' || address.scheme !== 'communes'
  );
  return [
    ...(network === undefined ? [] : [networkOrigin(network)]),
    ...new Set([address.phone, ...giverPhone ? [giverPhone] : []].map(phoneOrigin)),
    `address ${fields.map((field) => comparableText(address[field])).join('|')}`,
  ];
}

/** Returns the origin of all orders from a network: an IPv4 address or the /48 of an IPv6 one. */
export const networkOrigin = (network: Network) => `network ${siteOf(network)}`;

/** Returns the origin of all orders with a normalized phone number. */
export const phoneOrigin = (phone: string) => `phone ${phone}`;

/** Letters that look like a Latin one, which stands before them (Unicode TR39, confusables.txt). */
const lookAlikes = [
  'aАаΑαɑ',
  'bВвΒβЬь',
  'cСсϹϲ',
  'dԀԁɗ',
  'eЕеΕεɛ',
  'fҒғϜ',
  'gɡԌ',
  'hНнΗҺһ',
  'iІіΙιıɩ',
  'jЈјϳ',
  'kКкΚκ',
  'lӀӏ',
  'mМмΜμ',
  'nΝηпᴎ',
  'oОоΟοσ',
  'pРрΡρ',
  'qԚԛ',
  'rгГᴦ',
  'sЅѕ',
  'tТтΤτ',
  'uυʋ',
  'vѴѵν',
  'wԜԝω',
  'xХхΧχ',
  'yУуΥγҮү',
  'zΖζ',
].map((letters) => [...letters] as [string, ...string[]]);

const latin = new Map(
  lookAlikes.flatMap(([letter, ...others]) => others.map((other) => [other, letter] as const)),
);

/** Letters that are written for a digit. */
const digits: Record<string, string> = { o: '0', i: '1', l: '1' };

/**
 * Returns a text that is equal for all spellings of a place: without case, marks and punctuation,
 * in Latin letters, with the same character for letters and digits that look alike.
 */
export function comparableText(text: string): string {
  const letters = withoutMarks(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]+/gu, '');
  return Array.from(letters, (letter) => (latin.get(letter) ?? letter).toLowerCase())
    .map((letter) => digits[letter] ?? letter).join('');
}
