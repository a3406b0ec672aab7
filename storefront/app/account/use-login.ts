import type { LoginMode, LoginValues } from '@thach-an/ui';
import { useRef, useState } from 'react';
import { ask, browserApi, type Outcome } from '../api/call-api.ts';
import { notify } from '../shell/notify.ts';
import { askFacebook, FacebookError } from './facebook-sdk.ts';
import { signIn } from './sign-in.ts';

/** What stands in the popup besides what is typed. */
interface LoginState {
  busy: boolean;
  errors?: Partial<Record<'name' | 'email' | 'password', string>>;
  error?: string;
}

/** What the API answers to who may come in. */
interface LoginReply {
  success: true;
  token: string;
}

const { user } = browserApi.api;

/**
 * Signing up and logging in: by e-mail and password, or with Facebook.
 *
 * @param facebookAppId empty where the shop has no app at Facebook
 * @param onDone called when somebody is signed in
 */
export function useLogin(facebookAppId: string, onDone: () => void) {
  const [state, setState] = useState<LoginState>({ busy: false });
  /** Another try, or none, has come after what is still asked of Facebook. */
  const run = useRef(0);

  function fail(error: string, errors: LoginState['errors'] = {}) {
    notify('error', error);
    const inFields = Object.keys(errors).length > 0;
    setState({ busy: false, errors, error: inFields ? undefined : error });
  }

  async function letIn({ token }: LoginReply, welcome: string) {
    await signIn(token);
    setState({ busy: false });
    onDone();
    notify('success', welcome);
  }

  return {
    ...state,
    /** Forgets what went wrong: another form is shown. */
    reset: () => setState(({ busy }) => ({ busy })),
    /** The popup was closed: whoever is still waiting for Facebook waits no more. */
    leave() {
      run.current += 1;
      setState({ busy: false });
    },
    async submit(mode: LoginMode, { name, email, password }: LoginValues) {
      setState({ busy: true });
      const outcome: Outcome<LoginReply> = mode === 'sign-up'
        ? await ask((init) => user.register.$post({ json: { name, email, password } }, init))
        : await ask((init) => user.login.$post({ json: { email, password } }, init));
      if (outcome.kind === 'done') {
        const welcome = mode === 'sign-up' ? 'Đăng ký thành công!' : 'Đăng nhập thành công!';
        return await letIn(outcome.data, welcome);
      }
      const refusal = outcome.kind === 'refused' ? outcome : undefined;
      fail(refusal?.message || 'Có lỗi xảy ra, vui lòng thử lại', fieldErrors(refusal?.issues));
    },
    async facebook() {
      const mine = run.current += 1;
      setState({ busy: true });
      try {
        const person = await askFacebook(facebookAppId);
        if (mine !== run.current) return;
        if (!person) return setState({ busy: false });
        const outcome: Outcome<LoginReply> = await ask((init) =>
          user['facebook-login'].$post({ json: person }, init)
        );
        if (outcome.kind === 'done') {
          return await letIn(outcome.data, 'Đăng nhập Facebook thành công!');
        }
        fail(facebookFailure(outcome));
      } catch (error) {
        console.warn('Facebook did not let anybody in', error);
        if (mine !== run.current) return;
        fail(
          error instanceof FacebookError ? error.message : 'Có lỗi xảy ra khi đăng nhập Facebook',
        );
      }
    },
  };
}

function facebookFailure(outcome: Exclude<Outcome<LoginReply>, { kind: 'done' }>): string {
  if (outcome.kind === 'unreachable') {
    return outcome.timedOut
      ? 'Kết nối tới server quá lâu, vui lòng thử lại'
      : 'Có lỗi xảy ra khi đăng nhập';
  }
  if (outcome.status === 500) return 'Lỗi server, vui lòng thử lại sau';
  return outcome.message || 'Đăng nhập thất bại';
}

function fieldErrors(issues: readonly { path: string; message: string }[] = []) {
  const errors: NonNullable<LoginState['errors']> = {};
  for (const { path, message } of issues) {
    if (path === 'name' || path === 'email' || path === 'password') errors[path] ??= message;
  }
  return errors;
}
