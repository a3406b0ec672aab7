import assert from 'node:assert/strict';
import { loadCommonPasswords } from './common-passwords.ts';
import { type EstimateStrength, loadEstimate } from './estimate-strength.ts';

const an = { name: 'Nguyễn Thị Hồng Ánh', email: 'hong.anh85@example.com' };
const estimate = await loadEstimate('Suối Ngọc Lam');

function expectStrength(expected: ReturnType<EstimateStrength>, passwords: readonly string[]) {
  for (const password of passwords) assert.equal(estimate(password, an), expected, password);
}

Deno.test('loadEstimate() rates passwords that the server refuses as guessable', async () => {
  expectStrength('guessable', [
    'matkhau123',
    'Mật Khẩu 1',
    'suoingoclam24',
    'HongAnh1985',
    '12345678',
  ]);
  expectStrength('guessable', [
    '0912345678',
    '19/05/1990',
    'abababababab',
    'hong.anh85@example.com',
  ]);
  const long = [...await loadCommonPasswords()].filter(({ length }) => length >= 8);
  assert.ok(long.length > 3_000);
  expectStrength('guessable', long);
});

Deno.test('loadEstimate() rates the length without the parts that are easy to guess', () => {
  expectStrength('guessable', ['hong.anh85@example', 'matkhaux']);
  expectStrength('fair', ['phố cũ 11', 'kẹo dừa x9', 'xqvz kplm']);
  expectStrength('good', ['trà đá vỉa hè']);
  expectStrength('strong', ['núi cao biển rộng', 'hòn đá nhỏ bên suối', 'X7k!m2Qz#r9Lw4Tb']);
});

Deno.test('loadEstimate() takes any text within a bounded time', () => {
  const start = performance.now();
  for (const unit of ['ab', '4@$013', 'p4$$w0rd', 'em yeu anh ', '🪬', '\ud800', '(.+?)\\1+$']) {
    estimate(unit.repeat(200), { name: 'An '.repeat(33), email: `${'a.'.repeat(120)}@x.vn` });
  }
  assert.ok(performance.now() - start < 3_000, `${performance.now() - start} ms`);
});
