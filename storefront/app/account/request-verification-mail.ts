import type { SubmitResult } from '@thach-an/ui';
import { browserApi, callApi } from '../api/call-api.ts';
import { accountApi, callAccount } from './account-calls.ts';

const failed = { error: 'Không thể gửi lại email xác thực.' };

/** Requests another verification mail for an address. */
export async function requestVerificationMail(email: string): Promise<SubmitResult> {
  const result = await callApi((init) =>
    browserApi.api.user['resend-verification'].$post({ json: { email } }, init)
  );
  return result.kind === 'done' ? {} : failed;
}

/** Requests another verification mail for the customer of a session. */
export async function requestOwnVerificationMail(token: string): Promise<SubmitResult> {
  const result = await callAccount(token, (options) => accountApi.$get({}, options));
  return result.kind === 'done' ? requestVerificationMail(result.data.account.email) : failed;
}
