import type { Address, Product } from '@thach-an/edge-api/contract';
import type { AddressChoice, AddressValues, Division, PaymentMethod } from '@thach-an/ui';
import { useSyncExternalStore } from 'react';
import { createTabRecord, type TabRecord } from '../shell/tab-record.ts';

/** What stands in the checkout's form. */
export interface OrderDraft {
  values: AddressValues;
  place: AddressChoice;
  payment: PaymentMethod;
}

/** A form that nobody has touched. */
export const emptyDraft: OrderDraft = {
  values: { firstName: '', lastName: '', email: '', phone: '', street: '' },
  place: { province: null, district: null, ward: null },
  payment: 'cod',
};

/** What a customer orders, with all that they have seen of it. */
export interface ComposedOrder {
  address: Address;
  items: (Product & { quantity: number })[];
  /** What is paid, in đồng. */
  amount: number;
  promoCode?: string;
}

/** An order that was sent and whose outcome is not known for sure, or that waits for its payment. */
export interface PendingOrder {
  /** Makes a repeated request the same order. */
  key: string;
  payment: PaymentMethod;
  request: ComposedOrder;
  /** Of the session in which it was sent: nobody else's account gets the order. */
  token: string;
  /** ms since 1970 */
  sentAt: number;
  /** Whether an answer is waited for. */
  sending: boolean;
  /** The order that waits for its payment. */
  orderId?: string;
}

/** What stands in the form, until the order is placed. */
export const orderDraft = createTabRecord('orderDraft', readDraft);

/** The order that is on its way. */
export const pendingOrder = createTabRecord('pendingOrder', readPending);

/** The promo code that was applied in the cart. */
export const appliedPromo = createTabRecord(
  'promoCode',
  (value) => typeof value === 'string' && value.length <= 40 ? value : undefined,
);

/** What a record holds; nothing while hydrating. */
export function useTabRecord<T>(record: TabRecord<T>): T | undefined {
  return useSyncExternalStore(record.subscribe, record.read, () => undefined);
}

/** Leaves nothing of an order in the tab: it was placed, or its customer has signed out. */
export function forgetOrder(): void {
  for (const record of [orderDraft, pendingOrder, appliedPromo]) record.forget();
}

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? value as Fields : {};
}

function readDraft(value: unknown): OrderDraft | undefined {
  if (value === null) return undefined;
  const { values, place, payment } = fieldsOf(value);
  const typed = fieldsOf(values);
  const chosen = fieldsOf(place);
  const text = (name: keyof AddressValues) => typeof typed[name] === 'string' ? typed[name] : '';
  return {
    values: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
      street: text('street'),
    },
    place: {
      province: readDivision(chosen.province),
      district: readDivision(chosen.district),
      ward: readDivision(chosen.ward),
    },
    payment: payment === 'card' ? 'card' : 'cod',
  };
}

function readDivision(value: unknown): Division | null {
  const { code, name } = fieldsOf(value);
  return typeof code === 'number' && typeof name === 'string' ? { code, name } : null;
}

function readPending(value: unknown): PendingOrder | undefined {
  const pending = fieldsOf(value);
  const whole = typeof pending.key === 'string' && typeof pending.token === 'string' &&
    typeof pending.sentAt === 'number' && typeof pending.sending === 'boolean' &&
    (pending.payment === 'cod' || pending.payment === 'card') &&
    Array.isArray(fieldsOf(pending.request).items);
  return whole ? pending as unknown as PendingOrder : undefined;
}
