import type { AddressErrors, AddressValues } from '@thach-an/ui';
import { useState } from 'react';
import { emptyDraft, type OrderDraft, orderDraft, useTabRecord } from './order-records.ts';

/** What stands in the checkout's form, and what is wrong with it. Each change is kept at once. */
export function useDraft() {
  const kept = useTabRecord(orderDraft);
  const draft = kept ?? emptyDraft;
  const [errors, setErrors] = useState<AddressErrors>();

  function change(part: Partial<OrderDraft>) {
    orderDraft.write({ ...(orderDraft.read() ?? emptyDraft), ...part });
  }

  function mend(names: readonly (keyof AddressErrors)[]) {
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
      // Only what was changed: what a browser filled in before hydration knows nothing of the rest.
      const names = (Object.keys(next) as (keyof AddressValues)[])
        .filter((name) => next[name] !== draft.values[name]);
      const changed = Object.fromEntries(names.map((name) => [name, next[name]]));
      change({ values: { ...(orderDraft.read() ?? emptyDraft).values, ...changed } });
      mend(names);
    },
    setPlace(place: OrderDraft['place']) {
      change({ place });
      mend(['province', 'district', 'ward']);
    },
    setPayment: (payment: OrderDraft['payment']) => change({ payment }),
  };
}
