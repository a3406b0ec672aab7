import { useRef, useState } from 'react';
import { browserApi, callApi } from '../api/call-api.ts';
import { toSubmitResult } from './submit-result.ts';

/** State of a request for a mail. */
interface ForgotPasswordState {
  busy: boolean;
  errors?: { email?: string };
  error?: string;
  /** Message of the server after a success. It is the same for every address. */
  sentMessage?: string;
}

/** Requests a mail with which a forgotten password can be replaced. */
export function useForgotPassword() {
  const [state, setState] = useState<ForgotPasswordState>({ busy: false });
  /** Number of the current request: the response to an earlier one is ignored. */
  const request = useRef(0);
  return {
    ...state,
    /** Clears message and errors when the form is left. */
    reset() {
      request.current += 1;
      setState({ busy: false });
    },
    async submit(email: string) {
      const current = request.current += 1;
      setState({ busy: true });
      const next = await requestResetMail(email);
      if (current === request.current) setState({ busy: false, ...next });
    },
  };
}

/** Requests a mail with a link that sets a new password. Returns its message, or the errors. */
export async function requestResetMail(
  email: string,
): Promise<Omit<ForgotPasswordState, 'busy'>> {
  const result = await callApi((init) =>
    browserApi.api.user['forgot-password'].$post({ json: { email } }, init)
  );
  if (result.kind === 'done') return { sentMessage: result.data.message };
  return toSubmitResult(result, ['email']);
}
