import type { Address, OwnOrder } from '@thach-an/edge-api/contract';
import type { AddressChoice, OwnOrderPageProps, RecipientValues } from '@thach-an/ui';
import { useState } from 'react';
import { type LocatedPlace, locatePlace } from '../checkout/address/locate-place.ts';
import { usePlacePicker } from '../checkout/address/use-place-picker.ts';
import { emptyDraft } from '../checkout/order-records.ts';
import { notify } from '../shell/notify.ts';

interface ReaddressDeps {
  /** The order; `undefined` while none is shown. */
  order: OwnOrder | undefined;
  /** Sends the new address. */
  send: (to: Address) => void;
  /** Shows errors by field. */
  setErrors: (errors: Record<string, string>) => void;
}

/** Returns the form for another recipient or place of an order. Its lists load when it opens. */
export function useReaddress(
  { order, send, setErrors }: ReaddressDeps,
): Pick<OwnOrderPageProps, 'place' | 'onReaddress'> {
  const [place, setPlace] = useState<AddressChoice>(emptyDraft.place);
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const choose = (next: AddressChoice) => {
    setPlace(next);
    setChanged(true);
  };
  const { source, picker, setFormer } = usePlacePicker(place, choose, isOpen);

  async function onOpen() {
    if (isOpen || !order?.address) return;
    setOpen(true);
    const located = await locatePlace(source, order.address)
      .catch((): LocatedPlace => ({ place: emptyDraft.place }));
    setPlace((before) => before.province ? before : located.place);
    setFormer(located.former);
  }

  async function onReaddress(values: RecipientValues) {
    if (!order?.address) return;
    const kept = { ...order.address, ...values, scheme: order.scheme } as Address;
    if (!isChanged) return send(kept);
    const rules = await import('../checkout/address/compose-address.ts').catch(() => undefined);
    if (!rules) return notify('error', 'Chưa gửi được. Vui lòng thử lại.');
    const draft = { values: { ...values, email: order.address.email }, place };
    const { address, errors } = rules.composeAddress(draft, picker.wards, source.scheme);
    if (address) return send(address);
    setErrors(errors as Record<string, string>);
  }

  return { place: { picker, onOpen }, onReaddress };
}
