import { withoutMarks } from '../../contract/catalogue/words.ts';
import { crc16 } from './crc16.ts';
import { quote, writeField } from './tlv.ts';
import { checkForm, maxPurpose, napasId, type VietQrTransfer } from './vietqr-format.ts';

/** Amounts from this one on exceed a single transfer, in đồng (NAPAS VietQR 1.0, 8.1.1). */
export const amountLimit = 500_000_000;

/** Keeps what the apps of all banks accept: letters without diacritics, digits, blanks. */
function foldPurpose(purpose: string): string {
  const folded = withoutMarks(purpose).replace(/\s/g, ' ').replace(/[^A-Za-z0-9 ]/g, '');
  return folded.trim().slice(0, maxPurpose).trimEnd();
}

/**
 * Returns the text of the VietQR code of a transfer. Vietnamese letters of the purpose lose their
 * diacritics, punctuation is removed, and what follows the 25th character is cut off.
 *
 * Source: NAPAS, "Định dạng mã VietQR", version 1.0, September 2021.
 */
export function encodeVietQr(transfer: VietQrTransfer): string {
  const { amount, purpose = '', service = 'QRIBFTTA' } = transfer;
  if (amount !== undefined && !(Number.isInteger(amount) && amount > 0 && amount < amountLimit)) {
    throw new RangeError(
      `amount must be an integer from 1 to ${amountLimit - 1}: current value is ${quote(amount)}`,
    );
  }
  const bin = writeField('00', checkForm('bin', transfer.bin));
  const account = writeField('01', checkForm('account', transfer.account));
  const text = foldPurpose(purpose);
  const payload = [
    writeField('00', '01'),
    // A code with an amount is used once, another one many times.
    writeField('01', amount === undefined ? '11' : '12'),
    writeField(
      '38',
      writeField('00', napasId) + writeField('01', bin + account) +
        writeField('02', checkForm('service', service)),
    ),
    writeField('53', '704'),
    amount === undefined ? '' : writeField('54', String(amount)),
    writeField('58', 'VN'),
    text && writeField('62', writeField('08', text)),
    '6304',
  ].join('');
  return payload + crc16(payload);
}
