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
import { acceptInvitationSchema } from '../staff/staff-requests.ts';

const account = { name: 'Nguyễn An', email: 'An@example.com', password: 'mật khẩu' };
const profile = { facebookId: '42', name: 'An', email: 'an@example.com', accessToken: 'EAAx' };

function firstMessage(schema: z.ZodType, input: unknown): string | undefined {
  return schema.safeParse(input).error?.issues[0]?.message;
}

Deno.test('registerSchema accepts a valid account, trims it and drops unknown fields', () => {
  assert.deepEqual(
    registerSchema.parse({ ...account, name: '  An ', email: ' An@example.com\n', id: 'u1' }),
    { name: 'An', email: 'An@example.com', password: 'mật khẩu' },
  );
});

Deno.test('registerSchema ignores invisible characters that were copied with an e-mail address', () => {
  const email = '\u200b An@example.com\u2060 \u202c';
  assert.equal(registerSchema.parse({ ...account, email }).email, 'An@example.com');
  assert.equal(
    firstMessage(registerSchema, { ...account, email: '\u200b' }),
    'Vui lòng nhập email.',
  );
});

Deno.test('registerSchema reports each absent field as required', () => {
  const messages = {
    name: 'Vui lòng nhập họ tên.',
    email: 'Vui lòng nhập email.',
    password: 'Vui lòng nhập mật khẩu.',
  };
  for (const [field, message] of Object.entries(messages)) {
    for (const value of [undefined, null, '', 1, {}, ['x']]) {
      assert.equal(firstMessage(registerSchema, { ...account, [field]: value }), message);
    }
  }
  assert.equal(firstMessage(registerSchema, { ...account, name: ' \t ' }), messages.name);
  assert.equal(firstMessage(registerSchema, null), 'Vui lòng nhập họ tên, email và mật khẩu.');
});

Deno.test('registerSchema rejects invalid e-mail addresses', () => {
  const invalid = ['an', 'an@', '@example.com', 'an@example', 'a n@example.com', 'a@b@example.com'];
  invalid.push(
    'an@example.com\u0000',
    'an\r\nBcc: x@example.com',
    'an..b@example.com',
    'ân@ex.com',
  );
  invalid.push(`${'a'.repeat(243)}@example.com`, 'x'.repeat(60_000));
  for (const email of invalid) {
    assert.equal(
      firstMessage(registerSchema, { ...account, email }),
      'Email chưa đúng định dạng, ví dụ: ten@example.com.',
      email.slice(0, 40),
    );
  }
  const longest = `${'a'.repeat(242)}@example.com`;
  assert.equal(firstMessage(registerSchema, { ...account, email: longest }), undefined);
});

Deno.test('registerSchema counts the code points of a password and does not trim it', () => {
  const message = 'Mật khẩu phải có từ 8 đến 200 ký tự.';
  const messageOf = (password: string) => firstMessage(registerSchema, { ...account, password });
  assert.equal(messageOf('1234567'), message);
  assert.equal(messageOf('12345678'), undefined);
  assert.equal(messageOf('🪬'.repeat(7)), message);
  assert.equal(messageOf('🪬'.repeat(8)), undefined);
  assert.equal(messageOf('🪬'.repeat(200)), undefined);
  assert.equal(messageOf('x'.repeat(201)), message);
  assert.equal(messageOf('ế'.normalize('NFD').repeat(7)), message);
  assert.equal(registerSchema.parse({ ...account, password: '  trống  ' }).password, '  trống  ');
});

Deno.test('the password of a member of staff is refused with the length that it needs', () => {
  const accept = { token: 't', name: 'An' };
  for (const password of ['123456', 'mười một ký', 'x'.repeat(201)]) {
    assert.equal(
      firstMessage(acceptInvitationSchema, { ...accept, password }),
      'Mật khẩu phải có từ 12 đến 200 ký tự.',
    );
  }
  const password = 'mười hai ký.';
  assert.equal(firstMessage(acceptInvitationSchema, { ...accept, password }), undefined);
});

Deno.test('passwords are normalized to NFC', () => {
  const [nfc, nfd] = ['mật khẩu ế', 'mật khẩu ế'.normalize('NFD')];
  assert.notEqual(nfc, nfd);
  const { password } = registerSchema.parse({ ...account, password: nfd });
  assert.equal(password, nfc);
  assert.equal(loginSchema.parse({ email: account.email, password: nfd }).password, nfc);
});

Deno.test('registerSchema rejects control and bidirectional characters in a name', () => {
  for (const name of ['An\u0000', 'An\nBcc', 'An\u202eX', 'An\u2066', 'An\ud800', 'A\u2028n']) {
    assert.equal(
      firstMessage(registerSchema, { ...account, name }),
      'Họ tên có ký tự không hợp lệ.',
    );
  }
  assert.equal(
    firstMessage(registerSchema, { ...account, name: 'x'.repeat(101) }),
    'Họ tên không được dài quá 100 ký tự.',
  );
});

Deno.test('registerSchema rejects a name that cannot be seen', () => {
  for (
    const name of ['\u200b', '\u200d\u200d', '\u3164', '\u2800', ' \u2060 ', '\u0301', '\u{e0041}']
  ) {
    assert.equal(firstMessage(registerSchema, { ...account, name }), 'Vui lòng nhập họ tên.');
  }
  for (const name of ['A\u200bn', 'ế'.normalize('NFD'), '安', '🌸']) {
    assert.equal(firstMessage(registerSchema, { ...account, name }), undefined);
  }
});

Deno.test('loginSchema does not check the form of a password', () => {
  for (const password of ['x', 'x'.repeat(1_000)]) {
    assert.equal(firstMessage(loginSchema, { email: account.email, password }), undefined);
  }
  assert.ok(firstMessage(loginSchema, { email: account.email, password: 'x'.repeat(1_001) }));
});

Deno.test('facebookLoginSchema accepts profiles without an e-mail address', () => {
  for (const email of [undefined, null, '']) {
    assert.equal(facebookLoginSchema.parse({ ...profile, email }).email, undefined);
  }
  assert.equal(facebookLoginSchema.parse(profile).email, 'an@example.com');
  const invalid = { facebookId: ['x', '', '1'.repeat(33), 42], accessToken: ['', 'a b', 'ế', 1] };
  for (const [field, values] of Object.entries(invalid)) {
    for (const value of values) {
      assert.equal(
        firstMessage(facebookLoginSchema, { ...profile, [field]: value }),
        'Thông tin từ Facebook không hợp lệ.',
      );
    }
  }
  assert.ok(firstMessage(facebookLoginSchema, { ...profile, accessToken: 'x'.repeat(4_097) }));
});

Deno.test('verifyEmailSchema has one message for every invalid link', () => {
  const link = { token: 'x'.repeat(43), email: 'an@example.com' };
  assert.equal(firstMessage(verifyEmailSchema, link), undefined);
  const invalid = [{ token: '' }, { token: 'x' }, { token: undefined }, { email: 'x' }];
  for (const change of [...invalid, { email: undefined }, { email: '' }]) {
    assert.equal(
      firstMessage(verifyEmailSchema, { ...link, ...change }),
      'Link xác thực không hợp lệ',
    );
  }
});

Deno.test('emailKey() ignores case but keeps dots', () => {
  assert.equal(emailKey('AN@EXAMPLE.COM'), emailKey('an@example.com'));
  assert.notEqual(emailKey('a.n@example.com'), emailKey('an@example.com'));
});

Deno.test('every schema has a Vietnamese message for any value', () => {
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

Deno.test('the key of an e-mail address is in lower case', () => {
  assert.equal(emailKey('An.Nguyen@Example.com'), 'an.nguyen@example.com');
});
