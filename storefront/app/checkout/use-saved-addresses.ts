import type { SavedAddress } from '@thach-an/edge-api/contract';
import { useEffect, useRef, useState } from 'react';
import { accountApi, callAccount } from '../account/account-calls.ts';
import { browserApi, callApi } from '../api/call-api.ts';
import { withTimeout } from '../shell/with-timeout.ts';
import type { DivisionSource } from './address/browser-divisions.ts';
import { accountValues } from './account-values.ts';
import { type LocatedPlace, locatePlace } from './address/locate-place.ts';
import { emptyDraft, type OrderDraft, orderDraft } from './order-records.ts';
import { isEmptyDraft, isSameAddress, valuesOf } from './saved-address-draft.ts';

/** Time for which a saved address waits for the lists with its divisions, in ms. */
const timeout = 3_000;

interface SavedAddressesDeps {
  token: string | null | undefined;
  source: DivisionSource;
  draft: OrderDraft;
  /** Replaces the address in the form. */
  fill: (address: Pick<OrderDraft, 'values'> & LocatedPlace) => void;
}

/** Returns `true` if a field has the focus: no text must appear where a customer begins to type. */
const isTyping = () => document.activeElement instanceof HTMLInputElement;

/** Returns the address of the customer's last order, for a customer who has saved none. */
async function readLastAddress(token: string, email: string): Promise<SavedAddress[]> {
  const result = await callApi((init) =>
    browserApi.api.order.userorders.$post({ json: { limit: 1 } }, { headers: { token }, ...init })
  );
  const [order] = result.kind === 'done' ? result.data.data : [];
  return order ? [{ ...order.address, email, id: order._id, usedAt: order.date }] : [];
}

function typingEnded(): Promise<void> {
  if (!isTyping()) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('focusout', () => resolve(), { once: true });
  });
}

/**
 * Returns the saved addresses of the customer. If the form is empty, the last used address is
 * filled in, or name and e-mail address of the account if none is saved: then the address of the
 * last order can be chosen. Nothing that was typed or drafted is replaced, unless the customer
 * chooses an address.
 */
export function useSavedAddresses({ token, source, draft, fill }: SavedAddressesDeps) {
  const [addresses, setAddresses] = useState<readonly SavedAddress[]>([]);
  const [fromLastOrder, setFromLastOrder] = useState(false);
  /** Number of the last address that was to be filled in: an earlier one is ignored. */
  const lastFilled = useRef(0);

  async function fillIn(address: SavedAddress, allowed: () => boolean) {
    const current = lastFilled.current += 1;
    const search = locatePlace(source, address);
    // Without the lists, the customer chooses the divisions.
    const found = await withTimeout(search, timeout).catch(() => undefined);
    if (current !== lastFilled.current || !allowed()) return;
    fill({ values: valuesOf(address), ...found ?? { place: emptyDraft.place } });
  }

  useEffect(() => {
    if (!token) return setAddresses([]);
    let cancelled = false;
    callAccount(token, (options) => accountApi.$get({}, options)).then((result) => {
      if (cancelled || result.kind !== 'done') return;
      const { account, addresses } = result.data;
      const [latest] = addresses;
      setAddresses(addresses);
      setFromLastOrder(!latest);
      if (!latest) {
        readLastAddress(token, account.email).then((last) => !cancelled && setAddresses(last));
      }
      const own = accountValues(account);
      const allowed = () => !cancelled && !isTyping() && isEmptyDraft(orderDraft.get(), own);
      typingEnded().then(() => {
        if (!allowed()) return;
        if (latest) fillIn(latest, allowed);
        else fill({ values: own, place: emptyDraft.place });
      });
    });
    return () => {
      cancelled = true;
    };
  }, [token]);

  return {
    addresses,
    fromLastOrder,
    chosen: addresses.find((address) => isSameAddress(draft, address))?.id,
    onChoose(id: string) {
      const address = addresses.find((address) => address.id === id);
      if (address) fillIn(address, () => true);
    },
  };
}
