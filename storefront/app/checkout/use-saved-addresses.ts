import type { SavedAddress } from '@thach-an/edge-api/contract';
import { useEffect, useRef, useState } from 'react';
import { accountApi, callAccount } from '../account/account-calls.ts';
import { withTimeout } from '../shell/with-timeout.ts';
import { divisionServiceAt } from './address/browser-divisions.ts';
import { accountValues } from './account-values.ts';
import { findPlace } from './address/find-place.ts';
import { emptyDraft, type OrderDraft, orderDraft } from './order-records.ts';
import { isEmptyDraft, isSameAddress, valuesOf } from './saved-address-draft.ts';

/** Time for which a saved address waits for the lists with its divisions, in ms. */
const timeout = 3_000;

/** Dependencies of the saved addresses at the checkout. */
interface SavedAddressesDeps {
  token: string | null | undefined;
  /** Base URL of the service with the divisions. */
  provincesUrl: string;
  draft: OrderDraft;
  /** Replaces the address in the form. */
  fill: (address: Pick<OrderDraft, 'values' | 'place'>) => void;
}

/**
 * Returns the saved addresses of the customer. If the form is empty, the last used address is
 * filled in, or name and e-mail address of the account if none is saved. Nothing that was typed or
 * drafted is replaced, unless the customer chooses an address.
 */
export function useSavedAddresses({ token, provincesUrl, draft, fill }: SavedAddressesDeps) {
  const [addresses, setAddresses] = useState<readonly SavedAddress[]>([]);
  /** Number of the last address that was to be filled in: an earlier one is ignored. */
  const lastFilled = useRef(0);

  async function fillIn(address: SavedAddress, allowed: () => boolean) {
    const current = lastFilled.current += 1;
    const search = findPlace(divisionServiceAt(provincesUrl), address);
    // Without the lists, the customer chooses the divisions.
    const place = await withTimeout(search, timeout).catch(() => undefined) ?? emptyDraft.place;
    if (current === lastFilled.current && allowed()) fill({ values: valuesOf(address), place });
  }

  useEffect(() => {
    if (!token) return setAddresses([]);
    let cancelled = false;
    callAccount(token, (options) => accountApi.$get({}, options)).then((result) => {
      if (cancelled || result.kind !== 'done') return;
      const { account, addresses } = result.data;
      const [latest] = addresses;
      setAddresses(addresses);
      const own = accountValues(account);
      const allowed = () => !cancelled && isEmptyDraft(orderDraft.get(), own);
      if (!allowed()) return;
      if (latest) fillIn(latest, allowed);
      else fill({ values: own, place: emptyDraft.place });
    });
    return () => {
      cancelled = true;
    };
  }, [token]);

  return {
    addresses,
    chosen: addresses.find((address) => isSameAddress(draft, address))?.id,
    onChoose(id: string) {
      const address = addresses.find((address) => address.id === id);
      if (address) fillIn(address, () => true);
    },
  };
}
