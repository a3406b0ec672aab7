import { type AddressErrors, type AddressValues, divisionLevels } from '@thach-an/ui';
import { useState } from 'react';
import { useStore } from '../shell/observable.ts';
import { emptyDraft, type OrderDraft, orderDraft } from './order-records.ts';

/** Returns the content of the checkout form and its errors. Each change is stored immediately. */
export function useDraft() {
  const stored = useStore(orderDraft, undefined);
  const draft = stored ?? emptyDraft;
  const [errors, setErrors] = useState<AddressErrors>();
  const [giftError, setGiftError] = useState<string>();

  function change(fields: Partial<OrderDraft>) {
    orderDraft.set({ ...(orderDraft.get() ?? emptyDraft), ...fields });
  }

  function clearErrors(names: readonly (keyof AddressErrors)[]) {
    setErrors((errors) =>
      errors && Object.fromEntries(
        Object.entries(errors).filter(([name]) => !names.includes(name as keyof AddressErrors)),
      )
    );
  }

  return {
    draft,
    errors,
    setErrors,
    setValues(next: AddressValues) {
      // Only the changed fields: the browser may have filled in others before hydration.
      const names = (Object.keys(next) as (keyof AddressValues)[])
        .filter((name) => next[name] !== draft.values[name]);
      const changed = Object.fromEntries(names.map((name) => [name, next[name]]));
      change({ values: { ...(orderDraft.get() ?? emptyDraft).values, ...changed } });
      clearErrors(names);
    },
    setPlace(place: OrderDraft['place']) {
      change({ place });
      clearErrors(divisionLevels);
    },
    /** Replaces the address, with a saved one. */
    setAddress(address: Pick<OrderDraft, 'values' | 'place'>) {
      change(address);
      setErrors(undefined);
    },
    giftError,
    setGiftError,
    setGift(gift: OrderDraft['gift']) {
      // The stored draft is not shown yet: the browser has restored the tick of its box.
      const stored = draft.gift ? undefined : orderDraft.get()?.gift;
      change({ gift: gift && stored || gift });
      setGiftError(undefined);
    },
    setPayment: (payment: OrderDraft['payment']) => change({ payment }),
  };
}
