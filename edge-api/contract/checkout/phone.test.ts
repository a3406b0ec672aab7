import assert from 'node:assert/strict';
import { parsePhone, phoneSchema } from './phone.ts';

Deno.test('parsePhone() normalizes every notation of a number', () => {
  for (
    const text of [
      '0912345678',
      '0912 345 678',
      '0912.345.678',
      '0912-345-678',
      '+84912345678',
      '+84 912 345 678',
      '(+84) 912 345 678',
      '+84 (0) 912 345 678',
      '0084912345678',
      '84912345678',
      '０９１２３４５６７８',
      '0912\u00a0345\u2011678',
      // Copied from the contacts of a phone.
      '\u202a0912\u202c 345 678\u200b',
    ]
  ) assert.equal(parsePhone(text), '0912345678', text);
});

Deno.test('parsePhone() accepts mobile prefixes and area codes', () => {
  for (const network of ['03', '05', '07', '08', '09']) {
    assert.equal(parsePhone(`${network}12345678`), `${network}12345678`);
  }
  for (const landline of ['02438252916', '02838291234', '02363821234']) {
    assert.equal(parsePhone(landline), landline);
  }
});

Deno.test('parsePhone() rejects texts that are not a Vietnamese number', () => {
  for (
    const text of [
      '',
      '0',
      '091234567',
      '09123456789',
      '0112345678',
      '0412345678',
      '0612345678',
      '0243825291',
      '024382529166',
      '01234567890',
      '+1 912 345 678',
      '+84 12 345 678',
      '0912345678x',
      '0912345678\u0000',
      'không có',
      '113',
      '1900 1234',
    ]
  ) assert.equal(parsePhone(text), undefined, text);
});

Deno.test('phoneSchema has Vietnamese messages', () => {
  const messageOf = (value: unknown) => phoneSchema.safeParse(value).error?.issues[0]?.message;
  assert.equal(messageOf('0123'), 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.');
  assert.equal(messageOf('0'.repeat(50)), 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.');
  assert.equal(messageOf('  '), 'Vui lòng nhập số điện thoại.');
  assert.equal(messageOf(undefined), 'Vui lòng nhập số điện thoại.');
  assert.equal(phoneSchema.parse(' +84 912 345 678 '), '0912345678');
});
