import { z } from '../zod.ts';

const noName = 'Vui lòng nhập họ tên.';
const noEmail = 'Vui lòng nhập email.';
const wrongEmail = 'Email chưa đúng dạng, ví dụ: ten@example.com.';
const noPassword = 'Vui lòng nhập mật khẩu.';
const wrongPassword = 'Mật khẩu phải có từ 8 đến 200 ký tự.';
const wrongFacebook = 'Thông tin từ Facebook không hợp lệ.';
const wrongLink = 'Link xác thực không hợp lệ';

/** Control characters, and what breaks a line or turns the direction of writing. */
export const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** The name of a person. */
export const personNameSchema = z.string(noName).trim().normalize('NFC')
  .min(1, { error: noName, abort: true })
  .max(100, 'Họ tên chỉ được dài tối đa 100 ký tự.')
  .refine((name) => !unprintable.test(name), 'Họ tên có ký tự không hợp lệ.');

/** An e-mail address as its owner writes it; {@linkcode emailKey} compares two. */
export const emailSchema = z.string(noEmail).trim().normalize('NFC')
  .min(1, { error: noEmail, abort: true })
  .max(254, { error: wrongEmail, abort: true })
  .regex(z.regexes.email, wrongEmail);

/**
 * What an e-mail address is compared by: the same for all ways of writing it in capitals.
 *
 * @example
 * ```ts
 * import { emailKey } from './user.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(emailKey('An.Nguyen@Example.com'), 'an.nguyen@example.com');
 * ```
 */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/**
 * A password of somebody new. Its characters are counted as people see them typed, and brought into one
 * form: keyboards differ in how they make 'ế'.
 */
const newPasswordSchema = z.string(noPassword).max(1_000, wrongPassword).normalize('NFC')
  .min(1, { error: noPassword, abort: true })
  .refine((password) => {
    const length = [...password].length;
    return length >= 8 && length <= 200;
  }, wrongPassword);

/** Who wants an account. */
export const registerSchema = z.object({
  name: personNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
}, 'Vui lòng nhập họ tên, email và mật khẩu.');

/** Who wants in. A password that could be none is a wrong one, and nothing is said about its form. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z.string(noPassword).min(1, noPassword)
    .max(1_000, 'Mật khẩu quá dài.').normalize('NFC'),
}, 'Vui lòng nhập email và mật khẩu.');

/** What Facebook said of a person, as their browser tells it. There are people without an e-mail. */
export const facebookLoginSchema = z.object({
  facebookId: z.string(wrongFacebook).regex(/^\d{1,32}$/, wrongFacebook),
  name: personNameSchema,
  email: z.union([z.null(), z.literal(''), emailSchema], wrongEmail).optional()
    .transform((email) => email || undefined),
  accessToken: z.string(wrongFacebook).regex(/^[\x21-\x7e]{1,4096}$/, wrongFacebook),
}, wrongFacebook);

/** Who wants another link to confirm an address. */
export const resendSchema = z.object({ email: emailSchema }, noEmail);

/** The query of a link that confirms an address. */
export const verifyEmailSchema = z.object({
  token: z.string(wrongLink).regex(/^[\w-]{43}$/, wrongLink),
  email: z.string(wrongLink).max(254, wrongLink).trim().regex(z.regexes.email, wrongLink),
}, wrongLink);

/** Who wants an account. */
export type Registration = z.infer<typeof registerSchema>;

/** Who wants in. */
export type Credentials = z.infer<typeof loginSchema>;

/** What Facebook said of a person, as their browser tells it. */
export type FacebookClaim = z.infer<typeof facebookLoginSchema>;

/** A link that confirms an address. */
export type VerificationLink = z.infer<typeof verifyEmailSchema>;
