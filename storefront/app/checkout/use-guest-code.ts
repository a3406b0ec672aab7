import { guestCodeLifetime } from '@thach-an/edge-api/contract';
import type { GuestCodeProps } from '@thach-an/ui';
import { useRef, useState } from 'react';
import { signIn } from '../account/sign-in.ts';
import { type ApiResult, browserApi, callApi } from '../api/call-api.ts';
import { createTabRecord } from '../shell/tab-record.ts';
import { orderFailed } from './order-sender.ts';

/** Customer without an account who is about to order. */
export interface GuestPerson {
  /** Name; unset for a gift, whose form has that of the recipient. */
  name?: string;
  email: string;
}

/** Code that was sent to an address, and the challenge with which it is checked. */
interface SentCode {
  email: string;
  challenge: string;
  /** Time in ms since 1970. */
  sentAt: number;
}

/** The last code: a phone may load the page again while its owner reads the mail. */
const sentCode = createTabRecord('guestCode', (value) => Object(value) as SentCode);

interface Pending {
  person: GuestPerson;
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
    const result = await callApi((init) =>
      browserApi.api.user.guest.code.$post({ json: { email } }, init)
    );
    if (result.kind === 'done') {
      sentCode.set({ email, challenge: result.data.challenge, sentAt: Date.now() });
    }
    return result;
  }

  async function onResend() {
    if (!pending) return;
    setState({ busy: true });
    const result = await requestCode(pending.person);
    if (!isOpenFor(pending.person)) return;
    setState(result.kind === 'done' ? { resent: true } : { error: messageOf(result) });
  }

  async function onConfirm(code: string) {
    if (!pending) return;
    const { person, order } = pending;
    const { name } = person;
    const challenge = sentCode.get()?.challenge ?? '';
    setState({ busy: true });
    const result = await callApi((init) =>
      browserApi.api.user.guest.confirm.$post({ json: { challenge, code, name } }, init)
    );
    if (result.kind !== 'done') {
      return isOpenFor(person) ? setState({ error: messageOf(result) }) : undefined;
    }
    const { token } = result.data;
    sentCode.clear();
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
     * Sends a code, unless one is valid, and opens the dialog. `order` is called when the code was
     * right.
     *
     * @returns the reason if no code was sent
     */
    async begin(person: GuestPerson, order: Pending['order']): Promise<string | undefined> {
      const sent = sentCode.get();
      if (sent?.email !== person.email || sent.sentAt + guestCodeLifetime <= Date.now()) {
        const result = await requestCode(person);
        if (result.kind !== 'done') return messageOf(result);
      }
      setState({});
      setPending({ person, order });
    },
  };
}

function messageOf(result: ApiResult<unknown>): string {
  return result.kind === 'refused' && result.message !== ''
    ? result.issues[0]?.message ?? result.message
    : orderFailed;
}
