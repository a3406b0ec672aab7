import type { ReactNode } from 'react';
import type { InvoiceValues } from '../../orders/own-order-view.ts';
import type { FieldErrors } from './field-form.tsx';

/** Fields of the recipient that the customer can change. */
export type RecipientValues = Record<'lastName' | 'firstName' | 'phone' | 'street', string>;

/** Actions of a customer on an order. */
export interface OwnOrderHandlers {
  /** `true` while a change is being sent. */
  busy: boolean;
  /** Messages of the server about fields of the last form, by name. */
  errors: FieldErrors;
  onClaim: () => void;
  onUnlock: (digits: string) => void;
  onCancel: () => void;
  onReaddress: (values: RecipientValues) => void;
  onInvoice: (values: InvoiceValues) => void;
  onReturn: (reason: string) => void;
  onReorder: () => void;
  /** Address of the page where delivered products are reviewed. @default undefined */
  reviewHref?: string;
  /** Further actions. */
  children?: ReactNode;
}
