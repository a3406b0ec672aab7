import { crc16 } from './crc16.ts';
import { quote, readFields } from './tlv.ts';
import { checkForm, type VietQrTransfer } from './vietqr-format.ts';

/** Reads the template of NAPAS: bank, account and service. */
function readTemplate(template: string) {
  const fields = readFields(template, 'field 38');
  checkForm('GUID', fields.get('00'));
  const account = readFields(fields.get('01') ?? '', 'field 01 of field 38');
  // Some programs write the service here, where no bank reads it.
  const unknown = [...account.keys()].find((tag) => tag !== '00' && tag !== '01');
  if (unknown) throw new RangeError(`field 01 of field 38 must not have a field ${unknown}`);
  return {
    bin: checkForm('bin', account.get('00')),
    account: checkForm('account', account.get('01')),
    service: checkForm('service', fields.get('02')),
  };
}

/**
 * Returns the transfer that the text of a VietQR code requests. The fields may have any order,
 * except the first (00) and the last (63, the checksum in either case). Fields that do not belong
 * to the transfer, such as the name of the receiver, are ignored.
 *
 * @throws {SyntaxError} If the text is not a sequence of fields.
 * @throws {RangeError} If a field is missing or invalid, such as the checksum.
 */
export function decodeVietQr(payload: string): VietQrTransfer {
  const fields = readFields(payload, 'the payload');
  const tags = [...fields.keys()];
  if (tags[0] !== '00') throw new RangeError('field 00 must be the first one');
  if (tags.at(-1) !== '63') throw new RangeError('field 63, the checksum, must be the last one');
  const checksum = fields.get('63')!;
  const expected = crc16(payload.slice(0, payload.length - checksum.length));
  if (checksum.length !== 4 || checksum.toUpperCase() !== expected) {
    throw new RangeError(`checksum must be ${expected}: current value is ${quote(checksum)}`);
  }
  checkForm('version', fields.get('00'));
  if (fields.has('01')) checkForm('kind', fields.get('01'));
  checkForm('currency', fields.get('53'));
  checkForm('country', fields.get('58'));
  const amount = fields.get('54');
  const purpose = readFields(fields.get('62') ?? '', 'field 62').get('08');
  return {
    ...readTemplate(fields.get('38') ?? ''),
    ...(amount !== undefined && { amount: Number(checkForm('amount', amount)) }),
    ...(purpose !== undefined && { purpose: checkForm('purpose', purpose) }),
  };
}
