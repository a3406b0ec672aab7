import assert from 'node:assert/strict';
import { crc16 } from './crc16.ts';

Deno.test('crc16() returns the check value, keeps leading zeros and counts the bytes of UTF-8', () => {
  assert.equal(crc16('123456789'), '29B1');
  assert.equal(crc16(''), 'FFFF');
  assert.match(crc16('ủng hộ'), /^[0-9A-F]{4}$/);
  assert.notEqual(crc16('ủ'), crc16('\xe7'));
  const payload = '00020101021138580010A00000072701280006970407011419030413601018' +
    '0208QRIBFTTA53037045802VN6304';
  assert.equal(crc16(payload), '0283');
});

Deno.test('crc16() returns the checksum of a text as four upper-case hexadecimal digits', () => {
  assert.equal(crc16('123456789'), '29B1');
});
