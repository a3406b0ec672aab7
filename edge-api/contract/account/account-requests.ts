import { z } from '../zod.ts';
import { emailSchema, newPasswordSchema, passwordSchema, personNameSchema } from './user.ts';

/**
 * Token and address of a link in a mail.
 *
 * @param invalid message for a link that was not copied completely
 */
const linkFields = (invalid: string) => ({
  email: z.string(invalid).max(254, invalid).trim().regex(z.regexes.email, invalid),
  token: z.string(invalid).regex(/^[\w-]{43}$/, invalid),
});

const invalidReset = 'Liên kết đặt lại mật khẩu không hợp lệ.';
const invalidLink = 'Liên kết không hợp lệ.';

/** Body of `POST /api/user/forgot-password`. */
export const forgotPasswordSchema = z.object({ email: emailSchema }, 'Vui lòng nhập email.');

/** Body of `POST /api/user/reset-password`. */
export const resetPasswordSchema = z.object({
  ...linkFields(invalidReset),
  password: newPasswordSchema,
}, invalidReset);

/** Body of `POST /api/user/not-me` and `POST /api/user/confirm-email`. */
export const mailLinkSchema = z.object(linkFields(invalidLink), invalidLink);

/** Body of `POST /api/user/account/name`. */
export const changeNameSchema = z.object({ name: personNameSchema }, 'Vui lòng nhập họ tên.');

/** Body of `POST /api/user/account/email`. An account with a password requires it. */
export const changeEmailSchema = z.object({
  email: emailSchema,
  password: passwordSchema.optional(),
}, 'Vui lòng nhập email.');

/** Body of `POST /api/user/account/password`. An account with a password requires it. */
export const changePasswordSchema = z.object({
  currentPassword: passwordSchema.optional(),
  password: newPasswordSchema,
}, 'Vui lòng nhập mật khẩu.');

/** Body of `POST /api/user/account/delete`. An account with a password requires it. */
export const deleteAccountSchema = z.object({
  password: passwordSchema.optional(),
}, 'Dữ liệu gửi lên không hợp lệ.');

export type PasswordReset = z.infer<typeof resetPasswordSchema>;

/** Token and address of a link in a mail. */
export type MailLink = z.infer<typeof mailLinkSchema>;
