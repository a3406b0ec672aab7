import type { PlaceView } from '../../checkout/place-of.ts';
import type { eventNames } from './event-names.ts';

/** Order as staff see it. Times are in ms since 1970, amounts in đồng. */
export interface AdminOrderView {
  id: string;
  code: string;
  /** Vietnamese name of the status. */
  statusName: string;
  createdAt: number;
  payment: 'cod' | 'card' | 'transfer';
  paidAt: number | null;
  /** Time at which a waiting order is cancelled. */
  expiresAt: number | null;
  confirmedAt: number | null;
  carrier: string | null;
  trackingCode: string | null;
  address: Readonly<Record<'firstName' | 'lastName' | 'phone' | 'email', string> & PlaceView>;
  /** Page of the customer; unset if the account was deleted. */
  customerHref?: string;
  /** `true` if the shop has blocked the customer or the phone number. @default false */
  blocked?: boolean;
  /** Network of an order that is not confirmed and not paid, such as an IP address. */
  network?: string;
  items: readonly {
    productId: string;
    name: string;
    price: number;
    quantity: number;
    /** Units that came back after the delivery. @default 0 */
    returned?: number;
  }[];
  subtotal: number;
  discount: number;
  shipping: number;
  amount: number;
  /** Part of the amount of an order on delivery that is transferred in advance. */
  deposit: number;
  /** Part of the amount for items that came back. @default 0 */
  returnedAmount?: number;
  promoCode: string | null;
  /** Company for which the customer wants an invoice. */
  invoice?: Readonly<Record<'company' | 'taxCode' | 'address', string>> | null;
  /** Note to the recipient of a gift; unset for other orders. */
  giftNote?: string;
  /** Phone number of the giver of a gift, if it is known. */
  giverPhone?: string;
  timeline: readonly {
    kind: 'placed' | 'status' | keyof typeof eventNames;
    at: number;
    actor: string;
    /** Vietnamese name of the new status. */
    statusName: string | null;
    text: string | null;
  }[];
  notes: readonly { text: string; at: number; actor: string }[];
}
