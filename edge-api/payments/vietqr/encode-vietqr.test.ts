import assert from 'node:assert/strict';
import { encodeVietQr } from './encode-vietqr.ts';
import vectors from './testdata/vietqr-vectors.json' with { type: 'json' };

const purposeOf = (purpose: string) => {
  const payload = encodeVietQr({ bin: '970415', account: '1', purpose });
  return /5802VN(?:62\d\d08\d\d(.*))?6304/.exec(payload)?.[1];
};

Deno.test('encodeVietQr() writes the codes of other programs', () => {
  const written = vectors.filter((vector) => encodeVietQr(vector) === vector.payload);
  const others = vectors.filter((vector) => !written.includes(vector));
  assert.equal(written.length, 21);
  for (const { kind, amount, bill, reference, purpose } of others) {
    // The encoder writes no bill, reference or punctuation, and the kind follows the amount.
    assert.ok(bill || reference || /[^\w ]/.test(purpose ?? '') || kind === '11' && amount);
  }
});

Deno.test('encodeVietQr() folds and cuts the purpose, and leaves out an empty one', () => {
  assert.equal(purposeOf('  Đơn  hàng #12: cảm ơn, đá!\u0303 '), 'Don  hang 12 cam on da');
  assert.equal(purposeOf('Đo\u031bn\thàng\u00a01'), 'Don hang 1');
  assert.equal(purposeOf('chuyen khoan alsdkf laksjx'), 'chuyen khoan alsdkf laksj');
  assert.equal(purposeOf('a'.repeat(24) + ' b'), 'a'.repeat(24));
  assert.equal(purposeOf('x'.repeat(1e6)), 'x'.repeat(25));
  assert.equal(purposeOf('\ud800ab😀'), 'ab');
  for (const empty of ['', '   ', '***', '😀']) assert.equal(purposeOf(empty), undefined);
});

Deno.test('encodeVietQr() rejects invalid parts and names the value', () => {
  const transfer = { bin: '970415', account: '0011001932418' };
  const rejected: [change: object, message: RegExp][] = [
    [{ bin: undefined }, /^bin is missing$/],
    [{ bin: '97041' }, /^bin must be six digits: current value is "97041"$/],
    [{ bin: '970415\n' }, /^bin .*"970415\\n"$/],
    [{ bin: '٩٧٠٤١٥' }, /^bin /],
    [{ account: undefined }, /^account is missing$/],
    [{ account: '' }, /^account must be 1 to 19 letters and digits: current value is ""$/],
    [{ account: '1'.repeat(20) }, /^account /],
    [{ account: '12 34' }, /^account /],
    [{ account: 'x'.repeat(1e6) }, /^account .{0,200}…$/],
    [{ service: 'QRPUSH' }, /^service must be QRIBFTTA or QRIBFTTC: current value is "QRPUSH"$/],
    [{ amount: 0 }, /^amount must be an integer from 1 to 499999999: current value is 0$/],
    [{ amount: -1 }, /^amount .*-1$/],
    [{ amount: 1.5 }, /^amount .*1\.5$/],
    [{ amount: NaN }, /^amount /],
    [{ amount: Infinity }, /^amount /],
    [{ amount: 500_000_000 }, /^amount .*500000000$/],
  ];
  for (const [change, message] of rejected) {
    assert.throws(() => encodeVietQr({ ...transfer, ...change }), { name: 'RangeError', message });
  }
  assert.match(encodeVietQr({ ...transfer, amount: 499_999_999 }), /5409499999999/);
});

Deno.test('encodeVietQr() returns the text of the VietQR code of a transfer', () => {
  assert.equal(
    encodeVietQr({
      bin: '970415',
      account: '0011001932418',
      amount: 120_000,
      purpose: 'ủng hộ lũ lụt',
    }),
    '00020101021238570010A00000072701270006970415011300110019324180208QRIBFTTA' +
      '530370454061200005802VN62170813ung ho lu lut6304C15C',
  );
});
