import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { z } from 'zod';
import {
  emailKey,
  facebookLoginSchema,
  loginSchema,
  registerSchema,
  resendSchema,
  verifyEmailSchema,
} from './user.ts';

const person = { name: 'Nguyễn An', email: 'An@example.com', password: 'mật khẩu' };
const fromFacebook = { facebookId: '42', name: 'An', email: 'an@example.com', accessToken: 'EAAx' };

function complaint(schema: z.ZodType, input: unknown): string | undefined {
  return schema.safeParse(input).error?.issues[0]?.message;
}

Deno.test('registerSchema takes a good person, trims, and drops what it does not know', () => {
  assert.deepEqual(
    registerSchema.parse({ ...person, name: '  An ', email: ' An@example.com\n', id: 'u1' }),
    { name: 'An', email: 'An@example.com', password: 'mật khẩu' },
  );
});

Deno.test('registerSchema asks for what is absent', () => {
  const sentences = {
    name: 'Vui lòng nhập họ tên.',
    email: 'Vui lòng nhập email.',
    password: 'Vui lòng nhập mật khẩu.',
  };
  for (const [field, sentence] of Object.entries(sentences)) {
    for (const value of [undefined, null, '', 1, {}, ['x']]) {
      assert.equal(complaint(registerSchema, { ...person, [field]: value }), sentence);
    }
  }
  assert.equal(complaint(registerSchema, { ...person, name: ' \t ' }), sentences.name);
  assert.equal(complaint(registerSchema, null), 'Vui lòng nhập họ tên, email và mật khẩu.');
});

Deno.test('registerSchema refuses what is no e-mail address', () => {
  const wrong = ['an', 'an@', '@example.com', 'an@example', 'a n@example.com', 'a@b@example.com'];
  wrong.push('an@example.com\u0000', 'an\r\nBcc: x@example.com', 'an..b@example.com', 'ân@ex.com');
  wrong.push(`${'a'.repeat(243)}@example.com`, 'x'.repeat(60_000));
  for (const email of wrong) {
    assert.equal(
      complaint(registerSchema, { ...person, email }),
      'Email chưa đúng dạng, ví dụ: ten@example.com.',
      email.slice(0, 40),
    );
  }
  const longest = `${'a'.repeat(242)}@example.com`;
  assert.equal(complaint(registerSchema, { ...person, email: longest }), undefined);
});

Deno.test('registerSchema counts the characters of a password as people do, and trims none', () => {
  const sentence = 'Mật khẩu phải có từ 8 đến 200 ký tự.';
  const complains = (password: string) => complaint(registerSchema, { ...person, password });
  assert.equal(complains('1234567'), sentence);
  assert.equal(complains('12345678'), undefined);
  assert.equal(complains('🪬'.repeat(7)), sentence);
  assert.equal(complains('🪬'.repeat(8)), undefined);
  assert.equal(complains('🪬'.repeat(200)), undefined);
  assert.equal(complains('x'.repeat(201)), sentence);
  assert.equal(complains('ế'.normalize('NFD').repeat(7)), sentence);
  assert.equal(registerSchema.parse({ ...person, password: '  trống  ' }).password, '  trống  ');
});

Deno.test('a password is the same however its letters were put together', () => {
  const [nfc, nfd] = ['mật khẩu ế', 'mật khẩu ế'.normalize('NFD')];
  assert.notEqual(nfc, nfd);
  const { password } = registerSchema.parse({ ...person, password: nfd });
  assert.equal(password, nfc);
  assert.equal(loginSchema.parse({ email: person.email, password: nfd }).password, nfc);
});

Deno.test('a name holds no control characters and nothing that turns the text around', () => {
  for (const name of ['An\u0000', 'An\nBcc', 'An\u202eX', 'An\u2066', 'An\ud800', 'A\u2028n']) {
    assert.equal(complaint(registerSchema, { ...person, name }), 'Họ tên có ký tự không hợp lệ.');
  }
  assert.equal(
    complaint(registerSchema, { ...person, name: 'x'.repeat(101) }),
    'Họ tên chỉ được dài tối đa 100 ký tự.',
  );
});

Deno.test('loginSchema says nothing about the form of a password', () => {
  for (const password of ['x', 'x'.repeat(1_000)]) {
    assert.equal(complaint(loginSchema, { email: person.email, password }), undefined);
  }
  assert.ok(complaint(loginSchema, { email: person.email, password: 'x'.repeat(1_001) }));
});

Deno.test('facebookLoginSchema knows people without an e-mail', () => {
  for (const email of [undefined, null, '']) {
    assert.equal(facebookLoginSchema.parse({ ...fromFacebook, email }).email, undefined);
  }
  assert.equal(facebookLoginSchema.parse(fromFacebook).email, 'an@example.com');
  const wrong = { facebookId: ['x', '', '1'.repeat(33), 42], accessToken: ['', 'a b', 'ế', 1] };
  for (const [field, values] of Object.entries(wrong)) {
    for (const value of values) {
      assert.equal(
        complaint(facebookLoginSchema, { ...fromFacebook, [field]: value }),
        'Thông tin từ Facebook không hợp lệ.',
      );
    }
  }
  assert.ok(complaint(facebookLoginSchema, { ...fromFacebook, accessToken: 'x'.repeat(4_097) }));
});

Deno.test('verifyEmailSchema has one sentence for every link that is none', () => {
  const link = { token: 'x'.repeat(43), email: 'an@example.com' };
  assert.equal(complaint(verifyEmailSchema, link), undefined);
  const wrong = [{ token: '' }, { token: 'x' }, { token: undefined }, { email: 'x' }];
  for (const change of [...wrong, { email: undefined }, { email: '' }]) {
    assert.equal(
      complaint(verifyEmailSchema, { ...link, ...change }),
      'Link xác thực không hợp lệ',
    );
  }
});

Deno.test('emailKey() is the same in every writing', () => {
  assert.equal(emailKey('AN@EXAMPLE.COM'), emailKey('an@example.com'));
  assert.notEqual(emailKey('a.n@example.com'), emailKey('an@example.com'));
});

Deno.test('every schema has a Vietnamese sentence for anything at all', () => {
  const schemas = [registerSchema, loginSchema, facebookLoginSchema, resendSchema];
  const field = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }));
  const input = fc.oneof(
    fc.anything(),
    fc.record({ name: field, email: field, password: field, facebookId: field }),
  );
  fc.assert(fc.property(fc.constantFrom(...schemas), input, (schema, value) => {
    for (const { message } of schema.safeParse(value).error?.issues ?? []) {
      assert.match(message, /^\p{Lu}.*\.$/u);
      assert.doesNotMatch(message, /[Ii]nvalid|expected/);
    }
  }));
});
