import assert from 'node:assert/strict';
import fc from 'fast-check';
import { crc16 } from './crc16.ts';
import { decodeVietQr } from './decode-vietqr.ts';
import { encodeVietQr } from './encode-vietqr.ts';
import vectors from './testdata/vietqr-vectors.json' with { type: 'json' };

const payloads = vectors.map(({ payload }) => payload);
const withChecksum = (text: string) => `${text}6304${crc16(`${text}6304`)}`;
/** Changes the text before the checksum of the 15th code, and appends the right checksum. */
const changed = (from: string | RegExp, to: string) => {
  const text = payloads[14]!.slice(0, -8);
  assert.notEqual(text.replace(from, to), text);
  return withChecksum(text.replace(from, to));
};

/** Replaces what follows the identifier in field 38 of that code. */
const template = (fields: string) =>
  changed(/38.*TTA/, `38${fields.length + 14}0010A000000727${fields}`);

Deno.test('decodeVietQr() reads 30 codes of banks and other programs', () => {
  assert.equal(vectors.length, 30);
  for (const { source: _, kind: __, bill: ___, reference: ____, payload, ...transfer } of vectors) {
    assert.deepEqual(decodeVietQr(payload), transfer);
    assert.deepEqual(
      decodeVietQr(payload.slice(0, -4) + payload.slice(-4).toLowerCase()),
      transfer,
    );
  }
});

Deno.test('decodeVietQr() does not depend on the order and ignores other fields', () => {
  const template = '38540010A00000072701240006970422011001234567890208QRIBFTTA';
  const expected = { bin: '970422', account: '0123456789', service: 'QRIBFTTA' };
  const read = (text: string) => decodeVietQr(withChecksum(`000201${text}`));
  assert.deepEqual(read(`5802VN5303704${template}010211`), expected);
  assert.deepEqual(read(`${template}53037045802VN`), expected);
  const name = '5907SHOP 1 6005HANOI64140002vi0104𝐓iện';
  assert.deepEqual(read(`${template}520459995303704540610000.5802VN${name}`), {
    ...expected,
    amount: 10_000,
  });
});

Deno.test('decodeVietQr() rejects invalid codes and names the value', () => {
  const rejected: [payload: string, message: RegExp][] = [
    ['', /^field 00 must be the first one$/],
    [payloads[14]!.slice(0, -1) + 'F', /^checksum must be 2E2E: current value is "2E2F"$/],
    [payloads[0]!.slice(0, -1), /^field 63 of the payload must have 4 characters: .*"C15"$/],
    [`${payloads[0]} `, /^the payload must have a tag and a length .*current value is " "$/],
    [`${payloads[0]}6400`, /^field 63, the checksum, must be the last one$/],
    [payloads[0] + payloads[0]!.slice(-8), /^the payload must have field 63 only once$/],
    // The first edition of the format has this code, with the length 12 for 13 characters.
    [
      '00020101021138570010A00000072701270006970403011200110123456780208QRIBFTTA' +
      '53037045802VN6304F4E5',
      /^field 01 of field 38 must have a tag and a length .*current value is "8"$/,
    ],
    [changed(/^000201/, ''), /^field 00 must be the first one$/],
    [changed('000201', '000202'), /^version must be 01: current value is "02"$/],
    [changed('010212', '010213'), /^kind must be 11 or 12: current value is "13"$/],
    [changed('A000000727', 'A000000728'), /^GUID must be A000000727: .*728"$/],
    [changed('0010A000000727', '0310A000000727'), /^GUID is missing$/],
    [changed(/38.*TTA/, ''), /^GUID is missing$/],
    [changed('970403', '97040X'), /^bin must be six digits: current value is "97040X"$/],
    [changed('01270006970403', '01270106970403'), /^field 01 of field 38 .* 01 only once$/],
    [template('0208QRIBFTTA'), /^bin is missing$/],
    [template('011000069704030208QRIBFTTA'), /^account is missing$/],
    [template('0127000697040301130011012345678'), /^service is missing$/],
    // Some programs write the service into the field of the account.
    [
      template('01390006970403011300110123456780208QRIBFTTA'),
      /^field 01 of field 38 must not have a field 02$/,
    ],
    [changed('0113001101', '0113 01101'), /^account must be .*" 011012345678"$/],
    [changed('QRIBFTTA', 'QRIBFTTB'), /^service must be .*"QRIBFTTB"$/],
    [changed('5303704', '5303840'), /^currency must be 704: .*"840"$/],
    [changed('5303704', ''), /^currency is missing$/],
    [changed('5802VN', '5802US'), /^country must be VN: current value is "US"$/],
    [changed('5802VN', '5802VN5802VN'), /^the payload must have field 58 only once$/],
    ...['0', '000', '1.5', '1.0.0', '-1', '1,000', '1e5', '0x10', '.', '.5', '', ' 1', '+1'].map((
      amount,
    ): [string, RegExp] => [
      changed('5406180000', `54${String(amount.length).padStart(2, '0')}${amount}`),
      /^amount must be a positive integer /,
    ]),
    [changed('5406180000', '541400000000180000'), /^amount /],
    [changed('0819thanh', '0820thanh'), /^field 08 of field 62 must have 20 characters/],
    [changed(/62.*/, `62300826${'x'.repeat(26)}`), /^purpose .* at most 25 ASCII characters/],
    [changed(/62.*/, '62060802đá'), /^purpose .*"đá"$/],
    [changed(/62.*/, '62060801x1'), /^field 62 must have a tag .*"1"$/],
    [changed(/62.*/, '62100801x0801y'), /^field 62 must have field 08 only once$/],
    ['{"bin":1}', /^the payload must have a tag /],
  ];
  for (const [payload, message] of rejected) {
    assert.throws(() => decodeVietQr(payload), { message }, payload);
  }
});

Deno.test('decodeVietQr() rejects a checksum that only becomes right in upper case', () => {
  const text = payloads[27]!.slice(0, -8);
  for (let number = 100_000; number < 110_000; number++) {
    const start = `${text}62100806${number}6303`;
    if (!crc16(start).startsWith('FF')) continue;
    const payload = start + crc16(start).replace('FF', 'ﬀ');
    assert.throws(() => decodeVietQr(payload), /^RangeError: checksum must be FF/);
    return;
  }
  assert.fail('no checksum starts with FF');
});

Deno.test('decodeVietQr() returns each transfer that encodeVietQr() has written', () => {
  const digitsAndLetters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
  const transfers = fc.record({
    bin: fc.stringMatching(/^\d{6}$/),
    account: fc.string({ unit: fc.constantFrom(...digitsAndLetters), minLength: 1, maxLength: 19 }),
    service: fc.constantFrom('QRIBFTTA', 'QRIBFTTC'),
    amount: fc.integer({ min: 1, max: 499_999_999 }),
    purpose: fc.stringMatching(/^[A-Za-z0-9](?:[A-Za-z0-9 ]{0,23}[A-Za-z0-9])?$/),
  }, { requiredKeys: ['bin', 'account', 'service'] });
  fc.assert(fc.property(transfers, (transfer) => {
    assert.deepEqual(decodeVietQr(encodeVietQr(transfer)), { ...transfer });
  }));
});

Deno.test('decodeVietQr() rejects a code in which one character is changed, added or missing', () => {
  const character = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 });
  const edits = fc.record({
    payload: fc.constantFrom(...payloads),
    position: fc.nat(),
    removed: fc.constantFrom(0, 1),
    added: fc.oneof(fc.constant(''), character),
  });
  fc.assert(
    fc.property(edits, ({ payload, position, removed, added }) => {
      const start = position % payload.length;
      const edited = payload.slice(0, start) + added + payload.slice(start + removed);
      fc.pre(edited.toUpperCase() !== payload.toUpperCase());
      assert.throws(() => decodeVietQr(edited), Error, edited);
    }),
    { numRuns: 2_000 },
  );
});
