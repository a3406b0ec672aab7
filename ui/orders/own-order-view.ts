import type { PlaceView } from '../checkout/place-of.ts';

/** Transfer that a customer is asked to make. */
export interface TransferView {
  /** Picture of the VietQR code, as SVG. */
  qr: string;
  bankName: string;
  account: string;
  /** Holder of the account. */
  name: string;
  /** Amount in đồng. */
  amount: number;
  /** Text of the transfer. */
  reference: string;
  /** Time until which the shop keeps the goods, in ms since 1970. */
  expiresAt: number;
  /** Time at which the customer said to have paid, in ms since 1970. */
  claimedAt: number | null;
  /** `true` if the amount exceeds a single transfer. @default false */
  inParts?: boolean;
}

/** Order as the page of the order shows it. Amounts are đồng, times ms since 1970. */
export interface OwnOrderView {
  code: string;
  /** `mail`: opened with the link of a mail, without address and phone number. */
  access: 'full' | 'mail';
  status: string;
  createdAt: number;
  items: readonly {
    productId: string;
    name: string;
    image: string;
    price: number;
    quantity: number;
    /** Units that came back to the shop. @default 0 */
    returned?: number;
  }[];
  subtotal: number;
  discount: number;
  shipping: number;
  amount: number;
  /** Part of the amount that is transferred in advance; the rest is paid on delivery. */
  deposit: number;
  /** Part of the amount for items that came back to the shop. @default 0 */
  returnedAmount?: number;
  promoCode: string | null;
  payment: 'cod' | 'card' | 'transfer';
  /** Money that the customer has paid and not got back. */
  paid: number;
  /** Money that the customer has got back. */
  refunded: number;
  due: number;
  refundDue: number;
  transfer: TransferView | null;
  city: string;
  address:
    | Readonly<PlaceView & Record<'firstName' | 'lastName' | 'phone', string>>
    | null;
  /** Note to the recipient of a gift; `null` if the order is no gift. */
  giftNote: string | null;
  timeline: readonly { kind: string; status: string | null; at: number }[];
  carrier: string | null;
  trackingCode: string | null;
  trackingUrl: string | null;
  /** Time until which the customer can change the order. */
  changeableUntil: number | null;
  invoice: InvoiceValues | null;
  /** Time until which the customer can ask to return the goods. */
  returnableUntil: number | null;
  /** Request to return the goods with the number of its pictures, and the note of the shop. */
  return: {
    state: 'requested' | 'accepted' | 'refused';
    note: string | null;
    pictures: number;
  } | null;
}

/** Order as the page shows it to the recipient of a gift: without amounts and payments. */
export interface GiftOrderView extends
  Pick<
    OwnOrderView,
    | 'code'
    | 'status'
    | 'createdAt'
    | 'city'
    | 'timeline'
    | 'carrier'
    | 'trackingCode'
    | 'trackingUrl'
  > {
  access: 'gift';
  items: readonly Omit<OwnOrderView['items'][number], 'price'>[];
}

/** Company to which an invoice is made out. */
export interface InvoiceValues {
  company: string;
  taxCode: string;
  address: string;
}
