import type { ReactNode } from 'react';
import type { InvoiceValues } from '../../orders/own-order-view.ts';
import type { AddressPickerProps } from '../../checkout/address-picker/address-picker.tsx';
import type { OrderReviewsProps } from '../../reviews/order-reviews/order-reviews.tsx';
import type { FieldErrors } from './field-form.tsx';

/** Fields of the recipient that the customer can change. */
export type RecipientValues = Record<'lastName' | 'firstName' | 'phone' | 'street', string>;

/** Pictures of a request to return goods, on their way to the shop. */
export interface SentPictures {
  /** Number of pictures that are still being sent. */
  left: number;
  /** Sentences about the pictures that were not sent. */
  problems: readonly string[];
  /** Pictures that were not sent and may be sent again. */
  again: readonly File[];
}

/** Actions of a customer on an order. */
export interface OwnOrderHandlers {
  /** `true` while a change is being sent. */
  busy: boolean;
  /** Messages of the server about fields of the last form, by name. */
  errors: FieldErrors;
  /** Called when the customer says that the transfer was made. */
  onClaim: () => void;
  /** Called with the last four digits of the phone number, to see the whole order. */
  onUnlock: (digits: string) => void;
  /** Called to cancel the order. */
  onCancel: () => void;
  /**
   * Fields for another place, whose lists may load when the form opens, and the fee for the
   * delivery there in đồng, if it is another one.
   *
   * @default undefined
   */
  place?: { picker: AddressPickerProps; onOpen: () => void; newFee?: number };
  /** Called with another recipient. */
  onReaddress: (values: RecipientValues) => void;
  /** Called to ask for an invoice. */
  onInvoice: (values: InvoiceValues) => void;
  /** Called to ask for a return, with the reason and pictures of the goods. */
  onReturn: (reason: string, pictures: readonly File[]) => void;
  /** Pictures of a request on their way to the shop. @default none */
  returnPictures?: SentPictures;
  /** Called with further pictures for a request that was sent. */
  onReturnPictures: (pictures: readonly File[]) => void;
  /** Called to put the same products into the cart. */
  onReorder: () => void;
  /**
   * Reviews of delivered products, the log-in that they need, or another try after they could not
   * be loaded.
   *
   * @default undefined
   */
  reviews?: OrderReviewsProps | { onLogIn: () => void } | { onRetry: () => void };
  /** Further actions. */
  children?: ReactNode;
}
