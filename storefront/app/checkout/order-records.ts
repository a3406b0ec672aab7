import type { Address, Product, PromoRule } from '@thach-an/edge-api/contract';
import {
  type AddressChoice,
  type AddressValues,
  type Division,
  divisionLevels,
  type GiftValues,
  noChoice,
  type PaymentMethod,
} from '@thach-an/ui';
import { createTabRecord } from '../shell/tab-record.ts';
import { appliedPromo } from './applied-promo.ts';

/** Content of the checkout form. */
export interface OrderDraft {
  values: AddressValues;
  place: AddressChoice;
  payment: PaymentMethod;
  /** Texts of a gift; unset if the order is none. */
  gift?: GiftValues;
}

/** An empty form. */
export const emptyDraft: OrderDraft = {
  values: { firstName: '', lastName: '', email: '', phone: '', street: '' },
  place: noChoice,
  payment: 'cod',
};

/** An order, with its products as the customer saw them. */
export interface ComposedOrder {
  address: Address;
  items: (Product & { quantity: number })[];
  /** Total to pay, in đồng. */
  amount: number;
  promoCode?: string;
  /** Discount of the promo code as the customer saw it. */
  promo?: PromoRule;
  gift?: { note: string; phone?: string };
  /** `true` to save the address for later orders. */
  saveAddress?: boolean;
}

/** An order that was sent and whose result is unknown, or that is not paid yet. */
export interface PendingOrder {
  /** Idempotency key: a repeated request places the same order. */
  key: string;
  payment: PaymentMethod;
  request: ComposedOrder;
  /** Token of the session in which it was sent: another account must not get the order. */
  token: string;
  /** Time in ms since 1970. */
  sentAt: number;
  /** `true` while a response is pending. */
  sending: boolean;
  orderId?: string;
}

/** Content of the form until the order is placed. */
export const orderDraft = createTabRecord('orderDraft', parseDraft);

export const pendingOrder = createTabRecord('pendingOrder', parsePending);

/** Clears all records of an order that was placed. */
export function clearOrder(): void {
  for (const record of [orderDraft, pendingOrder, appliedPromo]) record.set(undefined);
}

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? value as Fields : {};
}

function parseDraft(value: unknown): OrderDraft | undefined {
  if (value === null) return undefined;
  const { values, place, payment, gift } = fieldsOf(value);
  const texts = fieldsOf(values);
  const divisions = fieldsOf(place);
  const text = (name: keyof AddressValues) => typeof texts[name] === 'string' ? texts[name] : '';
  return {
    values: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
      street: text('street'),
    },
    place: Object.fromEntries(
      divisionLevels.map((level) => [level, parseDivision(divisions[level])]),
    ) as AddressChoice,
    payment: isPayment(payment) ? payment : 'cod',
    ...parseGift(gift),
  };
}

function parseGift(value: unknown): Pick<OrderDraft, 'gift'> {
  // The record of a page from before the phone number existed has the note alone.
  const { note, phone } = typeof value === 'string' ? { note: value, phone: '' } : fieldsOf(value);
  return typeof note === 'string' && typeof phone === 'string' ? { gift: { note, phone } } : {};
}

function isPayment(value: unknown): value is PaymentMethod {
  return value === 'cod' || value === 'card' || value === 'transfer';
}

function parseDivision(value: unknown): Division | null {
  const { code, name } = fieldsOf(value);
  return typeof code === 'number' && typeof name === 'string' ? { code, name } : null;
}

function parsePending(value: unknown): PendingOrder | undefined {
  const pending = fieldsOf(value);
  const valid = typeof pending.key === 'string' && typeof pending.token === 'string' &&
    typeof pending.sentAt === 'number' && typeof pending.sending === 'boolean' &&
    isPayment(pending.payment) &&
    Array.isArray(fieldsOf(pending.request).items);
  return valid ? pending as unknown as PendingOrder : undefined;
}
