import type { GuestCodeProps } from '@thach-an/ui';
import { useRef, useState } from 'react';
import { signIn } from '../account/sign-in.ts';
import { type ApiResult, browserApi, callApi } from '../api/call-api.ts';
import { orderFailed } from './order-sender.ts';

/** Customer without an account who is about to order. */
export interface GuestPerson {
  /** Name; unset for a gift, whose form has that of the recipient. */
  name?: string;
  email: string;
}

interface Pending {
  person: GuestPerson;
  challenge: string;
  /** Continues the order with the token of the guest's session. */
  order: (token: string) => void;
}

/** Confirms the mailbox of a guest before an order. */
export function useGuestCode() {
  const [pending, setPending] = useState<Pending>();
  const [state, setState] = useState<Pick<GuestCodeProps, 'busy' | 'error' | 'resent'>>({});
  const latest = useRef(pending);
  latest.current = pending;
  /** Returns `false` if the dialog was closed before a reply about this person. */
  const isOpenFor = (person: GuestPerson) => latest.current?.person === person;

  async function requestCode({ email }: GuestPerson) {
    return await callApi((init) => browserApi.api.user.guest.code.$post({ json: { email } }, init));
  }

  async function onResend() {
    if (!pending) return;
    setState({ busy: true });
    const result = await requestCode(pending.person);
    if (!isOpenFor(pending.person)) return;
    if (result.kind !== 'done') return setState({ error: messageOf(result) });
    setPending({ ...pending, challenge: result.data.challenge });
    setState({ resent: true });
  }

  async function onConfirm(code: string) {
    if (!pending) return;
    const { challenge, person, order } = pending;
    const { name } = person;
    setState({ busy: true });
    const result = await callApi((init) =>
      browserApi.api.user.guest.confirm.$post({ json: { challenge, code, name } }, init)
    );
    if (result.kind !== 'done') {
      return isOpenFor(person) ? setState({ error: messageOf(result) }) : undefined;
    }
    const { token } = result.data;
    await signIn(token);
    // The details may have been changed since then: they are ordered with the next press.
    if (!isOpenFor(person)) return;
    setPending(undefined);
    setState({});
    order(token);
  }

  return {
    dialog: {
      ...state,
      open: pending !== undefined,
      email: pending?.person.email ?? '',
      onClose() {
        setPending(undefined);
        setState({});
      },
      onConfirm,
      onResend,
    } satisfies GuestCodeProps,

    /**
     * Sends a code and opens the dialog. `order` is called when the code was right.
     *
     * @returns the reason if no code was sent
     */
    async begin(person: GuestPerson, order: Pending['order']): Promise<string | undefined> {
      const result = await requestCode(person);
      if (result.kind !== 'done') return messageOf(result);
      setState({});
      setPending({ person, challenge: result.data.challenge, order });
    },
  };
}

function messageOf(result: ApiResult<unknown>): string {
  return result.kind === 'refused' && result.message !== ''
    ? result.issues[0]?.message ?? result.message
    : orderFailed;
}
