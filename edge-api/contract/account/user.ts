import { lineSchema } from '../line-schema.ts';
import { withoutFormat } from '../visible-text.ts';
import { z } from '../zod.ts';

const invalidVersion = 'Phiên bản của điều khoản không hợp lệ.';

/** Version of a text page: the number of the owner's version, or the date of a default text. */
const versionSchema = z.string(invalidVersion).regex(/^(?:[1-9]\d{0,8}|\d{4}-\d\d-\d\d)$/, {
  error: invalidVersion,
});

/** Versions of the pages that a customer has seen and accepted. */
const acceptedVersionsSchema = z.object({
  terms: versionSchema,
  privacy: versionSchema,
}, invalidVersion);

/** Versions of the pages that a customer has seen and accepted. */
export type AcceptedVersions = z.infer<typeof acceptedVersionsSchema>;

const missingName = 'Vui lòng nhập họ tên.';
const missingEmail = 'Vui lòng nhập email.';
const invalidEmail = 'Email chưa đúng định dạng, ví dụ: ten@example.com.';
const missingPassword = 'Vui lòng nhập mật khẩu.';
const invalidFacebook = 'Thông tin từ Facebook không hợp lệ.';
const invalidLink = 'Link xác thực không hợp lệ';

export const personNameSchema = lineSchema('Họ tên', missingName);

/** E-mail address as entered. Compare addresses by {@linkcode emailKey}. */
export const emailSchema = z.string(missingEmail).overwrite(withoutFormat).trim()
  .normalize('NFC')
  .min(1, { error: missingEmail, abort: true })
  .max(254, { error: invalidEmail, abort: true })
  .regex(z.regexes.email, invalidEmail);

/** Returns the key under which e-mail addresses are compared, regardless of case. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/**
 * Returns the schema of a new password of `min` to 200 code points. It is normalized to NFC,
 * because keyboards differ in how they encode letters such as 'ế'.
 */
export function newPassword(min: number) {
  const error = `Mật khẩu phải có từ ${min} đến 200 ký tự.`;
  return z.string(missingPassword)
    // Further rules are checked for passwords of a possible length only: they take time.
    .max(1_000, { error, abort: true })
    .normalize('NFC')
    .min(1, { error: missingPassword, abort: true })
    .refine((password) => {
      const length = [...password].length;
      return length >= min && length <= 200;
    }, { error, abort: true });
}

/** New password of a customer. */
export const newPasswordSchema = newPassword(8);

export const registerSchema = z.object({
  name: personNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  /** Versions that the form has shown; absent in requests of other clients. */
  accepted: acceptedVersionsSchema.optional(),
}, 'Vui lòng nhập họ tên, email và mật khẩu.');

/** Existing password. Its form is not checked. */
export const passwordSchema = z.string(missingPassword).min(1, missingPassword)
  .max(1_000, 'Mật khẩu quá dài.').normalize('NFC');

export const loginSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
}, 'Vui lòng nhập email và mật khẩu.');

/**
 * Facebook profile as sent by the browser, not yet verified. Some profiles have no e-mail address.
 */
export const facebookLoginSchema = z.object({
  facebookId: z.string(invalidFacebook).regex(/^\d{1,32}$/, invalidFacebook),
  name: personNameSchema,
  email: z.union([z.null(), z.literal(''), emailSchema], invalidEmail).optional()
    .transform((email) => email || undefined),
  accessToken: z.string(invalidFacebook).regex(/^[\x21-\x7e]{1,4096}$/, invalidFacebook),
  accepted: acceptedVersionsSchema.optional(),
}, invalidFacebook);

export const resendSchema = z.object({ email: emailSchema }, missingEmail);

/** Query of a link that verifies an e-mail address. */
export const verifyEmailSchema = z.object({
  token: z.string(invalidLink).regex(/^[\w-]{43}$/, invalidLink),
  email: z.string(invalidLink).max(254, invalidLink).trim().regex(z.regexes.email, invalidLink),
}, invalidLink);

export type Registration = z.infer<typeof registerSchema>;

export type Credentials = z.infer<typeof loginSchema>;

export type FacebookClaim = z.infer<typeof facebookLoginSchema>;

export type VerificationLink = z.infer<typeof verifyEmailSchema>;
