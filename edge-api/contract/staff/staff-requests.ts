import { emailSchema, newPassword, passwordSchema, personNameSchema } from '../account/user.ts';
import { z } from '../zod.ts';
import { permissions, roles } from './roles.ts';

const missing = 'Dữ liệu gửi lên không hợp lệ.';
const missingCode = 'Vui lòng nhập mã xác thực.';

const tokenSchema = z.string(missing).max(200, missing);

/** New password of a member of staff. */
export const staffPasswordSchema = newPassword(12);

/** Code of an authenticator, or a recovery code. Spaces and hyphens do not matter. */
const codeSchema = z.string(missingCode).max(100, missingCode)
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1, missingCode));

/** Body of `POST /api/staff/invitation`. */
export const invitationSchema = z.object({ token: tokenSchema }, missing);

/** Body of `POST /api/staff/accept`. */
export const acceptInvitationSchema = z.object({
  token: tokenSchema,
  name: personNameSchema,
  password: staffPasswordSchema,
  key: z.uuid(missing).optional()
    .describe('Random key of the page. A repeated request with it returns the same secrets.'),
}, missing);

export type AcceptInvitation = z.infer<typeof acceptInvitationSchema>;

/** Body of `POST /api/staff/log-in`. */
export const staffLogInSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  code: codeSchema,
}, 'Vui lòng nhập email, mật khẩu và mã xác thực.');

/** Text in base64url, as browsers encode the parts of a passkey. */
const base64url = z.string(missing).regex(/^[\w-]{1,20000}$/, missing);

/** Answer of a browser to a challenge. Unknown members are ignored. */
export const passkeyAnswerSchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', missing),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }, missing),
  clientExtensionResults: z.record(z.string(), z.unknown(), missing),
}, missing);

/** Body of `POST /api/staff/passkeys/register/options`: a token, or none with a session. */
export const newPasskeyOptionsSchema = z.object({ token: tokenSchema.optional() }, missing);

/**
 * Body of `POST /api/staff/passkeys/register`: the answer of a browser, with the token of an
 * invitation and the name of its member, or none of them with a session.
 */
export const newPasskeySchema = z.object({
  token: tokenSchema.optional(),
  name: personNameSchema.optional(),
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', missing),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string(missing).max(20, missing), missing).max(10, missing).optional(),
  }, missing),
  clientExtensionResults: z.record(z.string(), z.unknown(), missing),
}, missing);

/** Body of `POST /api/staff/confirm`: password and code, or a passkey. */
export const confirmStaffSchema = z.union([
  z.object({ password: passwordSchema, code: codeSchema }),
  passkeyAnswerSchema,
], missing);

/** Body of a request that names a session or a passkey. */
export const ownedItemSchema = z.object({
  id: z.string(missing).min(1, missing).max(1_400, missing),
}, missing);

/** Body of a request without fields. */
export const noFieldsSchema = z.object({}, missing);

/** Member of staff with a session. */
export const staffMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)).describe('Permissions of the role'),
});

export const memberReply = z.object({ success: z.literal(true), staff: staffMemberSchema });

export type StaffMember = z.infer<typeof staffMemberSchema>;

/** Secret for an authenticator, and the recovery codes, which are shown once. */
export const staffSecretsSchema = z.object({
  totp: z.object({ secret: z.string(), uri: z.string() }),
  recoveryCodes: z.array(z.string()),
});

export type StaffSecrets = z.infer<typeof staffSecretsSchema>;

export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

export type NewPasskey = z.infer<typeof newPasskeySchema>;
