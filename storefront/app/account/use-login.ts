import type { AcceptedVersions } from '@thach-an/edge-api/contract';
import type { LoginMode, LoginValues } from '@thach-an/ui';
import { useRef, useState } from 'react';
import { type ApiResult, browserApi, callApi } from '../api/call-api.ts';
import { notify } from '../shell/notify.ts';
import { FacebookError, fetchFacebookProfile } from './facebook-sdk.ts';
import { signIn } from './sign-in.ts';
import { requestFailed, toSubmitResult } from './submit-result.ts';

/** State of the popup besides the typed values. */
interface LoginState {
  busy: boolean;
  errors?: Partial<Record<'name' | 'email' | 'password', string>>;
  error?: string;
}

const { user } = browserApi.api;

/**
 * Signs up and logs in, by e-mail and password or with Facebook.
 *
 * @param facebookAppId empty if the shop has no app at Facebook
 * @param versions versions of the pages that a new customer accepts
 * @param onDone called when the customer is logged in
 */
export function useLogin(
  facebookAppId: string,
  versions: AcceptedVersions,
  onDone: () => void,
) {
  const [state, setState] = useState<LoginState>({ busy: false });
  /** Number of the current attempt: a Facebook response to an earlier one is ignored. */
  const attempt = useRef(0);
  // The versions are unknown on an error page whose root was not loaded.
  const accepted = versions.terms ? versions : undefined;

  function fail(error: string, errors: LoginState['errors'] = {}) {
    notify('error', error);
    const inFields = Object.keys(errors).length > 0;
    setState({ busy: false, errors, error: inFields ? undefined : error });
  }

  async function finish({ token }: { token: string }, message: string) {
    await signIn(token);
    setState({ busy: false });
    onDone();
    notify('success', message);
  }

  return {
    ...state,
    /** Clears the errors when the form changes. */
    reset: () => setState(({ busy }) => ({ busy })),
    /** Ignores a pending response of Facebook: the popup was closed. */
    cancel() {
      attempt.current += 1;
      setState({ busy: false });
    },
    async submit(mode: LoginMode, { name, email, password }: LoginValues) {
      setState({ busy: true });
      const account = { name, email, password, accepted };
      const result = mode === 'sign-up'
        ? await callApi((init) => user.register.$post({ json: account }, init))
        : await callApi((init) => user.login.$post({ json: { email, password } }, init));
      if (result.kind === 'done') {
        const message = mode === 'sign-up' ? 'Đăng ký thành công!' : 'Đăng nhập thành công!';
        await finish(result.data, message);
        if (mode === 'sign-up') {
          notify('info', `Chúng tôi đã gửi email xác thực đến ${email}.`, 6_000);
        }
        return;
      }
      const refusal = result.kind === 'refused' ? result : undefined;
      const { errors } = toSubmitResult(result, ['name', 'email', 'password']);
      fail(refusal?.message || requestFailed, errors);
    },
    async facebook() {
      const current = attempt.current += 1;
      setState({ busy: true });
      try {
        const profile = await fetchFacebookProfile(facebookAppId);
        if (current !== attempt.current) return;
        if (!profile) return setState({ busy: false });
        const result = await callApi((init) =>
          user['facebook-login'].$post({ json: { ...profile, accepted } }, init)
        );
        if (result.kind === 'done') {
          return await finish(result.data, 'Đăng nhập Facebook thành công!');
        }
        fail(facebookFailure(result));
      } catch (error) {
        console.warn('The log-in with Facebook failed', error);
        if (current !== attempt.current) return;
        fail(
          error instanceof FacebookError ? error.message : 'Có lỗi xảy ra khi đăng nhập Facebook',
        );
      }
    },
  };
}

function facebookFailure(result: Exclude<ApiResult<unknown>, { kind: 'done' }>): string {
  if (result.kind === 'unreachable') {
    return result.timedOut
      ? 'Kết nối tới server quá lâu, vui lòng thử lại'
      : 'Có lỗi xảy ra khi đăng nhập';
  }
  if (result.status === 500) return 'Lỗi server, vui lòng thử lại sau';
  return result.message || 'Đăng nhập thất bại';
}
