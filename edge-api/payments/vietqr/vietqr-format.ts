import { quote } from './tlv.ts';

/** Transfer to an account or a card at a Vietnamese bank, which a VietQR code requests. */
export interface VietQrTransfer {
  /** Number of the bank: six digits. */
  bin: string;
  /** Number of the account or card: 1 to 19 letters and digits. */
  account: string;
  /** Amount in đồng, an integer. Without it the payer types the amount. */
  amount?: number;
  /** Text of the transfer, at most 25 characters. */
  purpose?: string;
  /** Service of NAPAS: transfer to an account (`QRIBFTTA`, the default) or a card (`QRIBFTTC`). */
  service?: string;
}

/** Identifier of NAPAS in the template of the transfer. */
export const napasId = 'A000000727';

/** Maximum length of the purpose, in characters. */
export const maxPurpose = 25;

/** Forms of the parts of a transfer and of a code, with their descriptions. */
const forms = {
  bin: [/^\d{6}$/, 'six digits'],
  account: [/^[A-Za-z0-9]{1,19}$/, '1 to 19 letters and digits'],
  service: [/^QRIBFTT[AC]$/, 'QRIBFTTA or QRIBFTTC'],
  // Đồng have no fractions.
  amount: [/^(?=.*[1-9])(?=.{1,13}$)\d+(?:\.0*)?$/, 'a positive integer of up to 13 characters'],
  purpose: [/^[ -~]{0,25}$/, `at most ${maxPurpose} ASCII characters`],
  version: [/^01$/, '01'],
  kind: [/^1[12]$/, '11 or 12'],
  GUID: [/^A000000727$/, napasId],
  currency: [/^704$/, '704'],
  country: [/^VN$/, 'VN'],
} satisfies Record<string, [form: RegExp, description: string]>;

/**
 * Returns a part of a transfer or code that has the right form.
 *
 * @throws {RangeError} If it is missing or has another form.
 */
export function checkForm(name: keyof typeof forms, value: string | undefined): string {
  const [form, description] = forms[name];
  if (value === undefined) throw new RangeError(`${name} is missing`);
  if (form.test(value)) return value;
  throw new RangeError(`${name} must be ${description}: current value is ${quote(value)}`);
}
