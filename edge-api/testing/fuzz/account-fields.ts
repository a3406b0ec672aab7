import fc from 'fast-check';
import { hugeText, nonText, notLike } from './bad-values.ts';
import type { Field } from './endpoint.ts';

/** E-mail address. */
export const email: Field = {
  good: 'fuzz@example.com',
  bad: notLike(/^\S+@\S+\.\S+$/),
};

/** Name of a customer. */
export const name: Field = {
  good: 'Nguyễn An',
  bad: fc.oneof(nonText, hugeText, fc.constantFrom('', ' \t\n', 'An\0', 'A\u202en', '\ud800')),
};

/** Token of a link in a mail. */
export const token: Field = { good: 'x'.repeat(43), bad: notLike(/^[\w-]{43}$/) };

/** Password that is set. */
export const newPassword: Field = {
  good: 'mật khẩu tốt',
  bad: fc.oneof(nonText, hugeText, fc.constantFrom('', '1234567', 'ế'.repeat(201))),
};

/** Password that an account without one may omit. */
export const optionalPassword: Field = {
  good: 'mật khẩu',
  bad: fc.oneof(nonText.filter((value) => value !== undefined), hugeText, fc.constant('')),
};
