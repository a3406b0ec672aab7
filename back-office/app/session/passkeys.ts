import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { StaffMember } from '@thach-an/edge-api/contract';
import { AdminError, staff } from '../api/admin-api.ts';

/** `true` if this page can use passkeys. They are bound to a host name, which an address is not. */
export const canUsePasskeys = browserSupportsWebAuthn() &&
  !/^[\d.]+$|^\[/.test(location.hostname);

type Reply = { staff: StaffMember };

const cancelled = 'Chưa dùng được khóa truy cập. Bạn có thể thử lại hoặc dùng mật khẩu.';

/** Converts the error of a ceremony that the user has cancelled, or that the device refuses. */
function toAdminError(error: unknown): never {
  throw error instanceof AdminError ? error : new AdminError(cancelled, 0, 'PASSKEY');
}

/** Fetches the challenge of a log-in. Safari needs it before the click. */
export const fetchLogInOptions = async () =>
  (await staff<{ options: PublicKeyCredentialRequestOptionsJSON }>('passkeys/log-in/options', {}))
    .options;

export const fetchNewPasskeyOptions = async (token: string) =>
  (await staff<{ options: PublicKeyCredentialCreationOptionsJSON }>('passkeys/register/options', {
    token,
  })).options;

export const answerChallenge = (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  startAuthentication({ optionsJSON }).catch(toAdminError);

export async function logInWithPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<StaffMember> {
  return (await staff<Reply>('passkeys/log-in', await answerChallenge(options))).staff;
}

/** Accepts an invitation with a new passkey. */
export async function acceptWithPasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
  person: { token: string; name: string },
): Promise<StaffMember> {
  const answer = await startRegistration({ optionsJSON }).catch(toAdminError);
  return (await staff<Reply>('passkeys/register', { ...answer, ...person })).staff;
}

export async function addPasskey(): Promise<void> {
  type Options = { options: PublicKeyCredentialCreationOptionsJSON };
  const { options } = await staff<Options>('passkeys/register/options', {});
  const answer = await startRegistration({ optionsJSON: options }).catch(toAdminError);
  await staff('passkeys/register', answer);
}
