import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PasswordOwner, passwordStrength } from './password-strength.ts';

const an: PasswordOwner = { name: 'Nguyễn Thị Hồng Ánh', email: 'hong.anh85@example.com' };

function expectStrength(expected: string, passwords: readonly string[], owner?: PasswordOwner) {
  for (const password of passwords) {
    assert.equal(passwordStrength(password, owner), expected, password);
  }
}

test('passwordStrength() counts a letter with its marks as one character', () => {
  expectStrength('too-short', ['', 'x', 'đá quý', 'tế tế t'.normalize('NFD')]);
});

test('passwordStrength() finds repetitions, sequences and dates', () => {
  expectStrength('guessable', [
    '12345678',
    '87654321',
    'aaaaaaaaaaaa',
    'abababababab',
    'qwertyuiop',
    'asdfghjkl1',
    'abcdefgh1234',
    '19051990',
    '0912345678',
    'abcabcabcabc',
  ]);
});

test('passwordStrength() finds frequent words, with and without marks', () => {
  expectStrength('guessable', [
    'matkhau123',
    'Mật Khẩu 1',
    'Password2026',
    'anhyeuem99',
    'thachan1!',
  ]);
});

test('passwordStrength() finds the name and the e-mail address of the person', () => {
  const passwords = ['nguyenthihonganh', 'HongAnh1985', 'hong.anh85@example'];
  expectStrength('guessable', passwords, an);
  for (const password of passwords) assert.notEqual(passwordStrength(password), 'guessable');
});

test('passwordStrength() grows with the length and requires no kinds of characters', () => {
  expectStrength('fair', ['dá qúy 9k', 'meo lười x']);
  expectStrength('good', ['trà đá vỉa hè']);
  expectStrength('strong', ['núi cao biển rộng', 'hòn đá nhỏ bên suối', 'X7k!m2Qz#r9Lw4Tb'], an);
});

test('passwordStrength() takes any text within a bounded time', () => {
  assert.equal(passwordStrength('ab'.repeat(50_000)), 'guessable');
  assert.equal(passwordStrength('🪬'.repeat(8)), 'guessable');
  assert.equal(passwordStrength('(.+?)\\1+[a-z]$'), 'good');
});
