import {
  type Address,
  movedShippingFee,
  type OwnOrder,
  type ShippingRule,
} from '@thach-an/edge-api/contract';
import type { AddressChoice, OwnOrderPageProps, RecipientValues } from '@thach-an/ui';
import { useRef, useState } from 'react';
import { loadProducts } from '../catalogue/browser-catalogue.ts';
import { type LocatedPlace, locatePlace } from '../checkout/address/locate-place.ts';
import { usePlacePicker } from '../checkout/address/use-place-picker.ts';
import { emptyDraft } from '../checkout/order-records.ts';
import { notify } from '../shell/notify.ts';
import { useShop } from '../shell/use-shop.ts';

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
  const { shipping: rule } = useShop();
  const [grams, setGrams] = useState<number>();
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
    // Without the weight the fee is unknown until the address is saved.
    weigh(order, rule).then(setGrams, () => setGrams(undefined));
    const located = await locatePlace(source, order.address)
      .catch((): LocatedPlace => ({ place: emptyDraft.place }));
    setPlace((before) => before.province ? before : located.place);
    setFormer(located.former);
  }

  const loading = useRef(false);
  async function onReaddress(values: RecipientValues) {
    if (!order?.address || loading.current) return;
    const kept = { ...order.address, ...values, scheme: order.scheme } as Address;
    if (!isChanged) return send(kept);
    loading.current = true;
    const rules = await import('../checkout/address/compose-address.ts').catch(() => undefined);
    loading.current = false;
    if (!rules) return notify('error', 'Chưa gửi được. Vui lòng thử lại.');
    const draft = { values: { ...values, email: order.address.email }, place };
    const { address, errors } = rules.composeAddress(draft, picker.wards, source.scheme);
    if (address) return send(address);
    setErrors(errors as Record<string, string>);
  }

  const city = isChanged ? place.province?.name : undefined;
  const fee = order && city !== undefined && grams !== undefined && isPaidOnDelivery(order)
    ? movedShippingFee(rule, { ...order, grams }, city)
    : undefined;
  const newFee = fee === order?.shipping ? undefined : fee;
  return { place: { picker, onOpen, newFee }, onReaddress };
}

/** Returns `true` if the amount of an order may still change. */
const isPaidOnDelivery = ({ payment, deposit, paid }: OwnOrder) =>
  payment === 'cod' && deposit === 0 && paid === 0;

/**
 * Returns the weight of the goods of an order, in grams; 0 if the fee does not depend on it.
 *
 * @throws {Error} if a product is no longer sold, or the products could not be loaded
 */
async function weigh({ items }: OwnOrder, { weightSteps = [] }: ShippingRule): Promise<number> {
  if (weightSteps.length === 0) return 0;
  const { products } = await loadProducts(items.map(({ productId }) => productId));
  return items.reduce((sum, { productId, quantity }) => {
    const product = products.find(({ _id }) => _id === productId);
    if (!product) throw new Error('Cannot weigh the order as a product is no longer sold');
    return sum + (product.weightGrams ?? 0) * quantity;
  }, 0);
}
