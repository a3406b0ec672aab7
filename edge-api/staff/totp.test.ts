import assert from 'node:assert/strict';
import { findTotpStep, newTotpSecret, toBase32, totpCode, totpStep, totpUri } from './totp.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** Secret of the vectors for SHA-1. */
const secret = toBase32(encode('12345678901234567890'));

Deno.test('totpCode() computes the vectors of RFC 6238, appendix B', async () => {
  const vectors: [seconds: number, code: string][] = [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ];
  for (const [seconds, code] of vectors) {
    const step = totpStep(seconds * 1_000);
    assert.equal(await totpCode(secret, step, 8), code);
    assert.equal(await totpCode(secret, step), code.slice(2));
  }
});

Deno.test('toBase32() encodes the vectors of RFC 4648', () => {
  const vectors = { '': '', f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB' };
  for (const [text, encoded] of Object.entries(vectors)) {
    assert.equal(toBase32(encode(text)), encoded);
  }
  assert.match(newTotpSecret(), /^[A-Z2-7]{32}$/);
});

Deno.test('a code is valid one step early and one step late, and once', async () => {
  const step = 50;
  const code = await totpCode(secret, step);
  const at = (steps: number) => (step + steps) * 30_000 + 29_999;
  for (const offset of [-1, 0, 1]) {
    assert.equal(await findTotpStep(secret, code, 0, at(offset)), step, `${offset} steps`);
    assert.equal(await findTotpStep(secret, code, step, at(offset)), undefined, 'used');
  }
  for (const offset of [-2, 2]) {
    assert.equal(await findTotpStep(secret, code, 0, at(offset)), undefined, `${offset} steps`);
  }
  for (const wrong of ['', '0', `${code} `, `${code}0`, code.slice(1), '000000', 'abcdef']) {
    assert.equal(await findTotpStep(secret, wrong, 0, at(0)), undefined, wrong);
  }
});

Deno.test('totpUri() names the shop and the address', () => {
  assert.equal(
    totpUri('ABC', 'an@example.com', 'Thạch An'),
    'otpauth://totp/Th%E1%BA%A1ch%20An:an%40example.com?secret=ABC&issuer=Th%E1%BA%A1ch%20An' +
      '&algorithm=SHA1&digits=6&period=30',
  );
});

Deno.test('toBase32() encodes bytes in base32 without padding', () => {
  assert.equal(toBase32(new TextEncoder().encode('foobar')), 'MZXW6YTBOI');
});
