import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldErrorMessages } from '../field-error-messages.ts';
import {
  loginErrors as errorsOf,
  loginFields,
  type LoginMode,
  type LoginValues,
} from './login-values.ts';

const loginErrors = (mode: LoginMode, values: LoginValues) =>
  errorsOf(mode, values, fieldErrorMessages);

const filled = {
  name: 'Nguyễn Thị An',
  email: 'an@example.com',
  password: 'đá quý 9',
  terms: true,
};

test('loginErrors() returns no errors for valid values', () => {
  assert.deepEqual(loginErrors('sign-up', filled), {});
  assert.deepEqual(loginErrors('log-in', filled), {});
});

test('loginErrors() reports every empty field, also one that holds only spaces', () => {
  const empty = { name: ' ', email: ' ', password: '', terms: false };
  assert.deepEqual(Object.keys(loginErrors('sign-up', empty)), loginFields('sign-up'));
  assert.deepEqual(Object.keys(loginErrors('log-in', empty)), loginFields('log-in'));
  assert.equal(loginErrors('log-in', empty).email, 'Vui lòng nhập email.');
});

test('loginErrors() requires an e-mail address with a local part, an @ and a domain with a dot', () => {
  for (const email of ['an', 'an@', '@example.com', 'an@example', 'an@example..com', 'a n@e.vn']) {
    assert.match(
      loginErrors('log-in', { ...filled, email }).email ?? '',
      /chưa đúng định dạng/,
      email,
    );
  }
  for (const email of ['an@example.com', ' a.b+c@shop.com.vn ']) {
    assert.equal(loginErrors('log-in', { ...filled, email }).email, undefined, email);
  }
});

test('loginErrors() requires 8 to 200 characters for a new password, and accepts any existing one', () => {
  for (const [length, valid] of [[7, false], [8, true], [200, true], [201, false]] as const) {
    const values = { ...filled, password: 'x'.repeat(length) };
    assert.equal(loginErrors('sign-up', values).password === undefined, valid, `${length}`);
    assert.equal(loginErrors('log-in', values).password, undefined);
  }
});

test('loginErrors() counts a letter with its diacritics as one character', () => {
  const password = 'tế tế t'.normalize('NFD');
  assert.equal(password.length, 11);
  assert.match(loginErrors('sign-up', { ...filled, password }).password ?? '', /từ 8 đến 200/);
});
