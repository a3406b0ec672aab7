export interface PayableOrder {
  /** Also the idempotency key of the payment. */
  id: string;
  /** Code by which customer and owner name the order. */
  code: string;
  /** Amount to pay, an integer in đồng. */
  amount: number;
  /** The customer's e-mail address. */
  email: string;
  /** Time at which the order releases its stock, in ms since 1970. It must not be paid later. */
  expiresAt: number;
}

/** State of a payment: payable, paid, or closed without payment. */
export type PaymentState = 'open' | 'paid' | 'closed';

/** Payment that a provider has opened. */
export interface OpenedPayment {
  /** Identifies the payment at the provider. */
  reference: string;
  /** Address of the page where the customer pays, if there is one. */
  url?: string;
}

/** Provider of payments. Every method may throw {@linkcode PaymentError}. */
export interface PaymentProvider {
  readonly name: string;
  /** Opens the payment of an order, or returns the payment opened earlier for the same order. */
  open(order: PayableOrder): Promise<OpenedPayment>;
  /** Requests the current state of a payment. */
  getStatus(reference: string): Promise<PaymentState>;
  /** Closes an open payment. The result is 'paid' if the customer paid before that. */
  close(reference: string): Promise<Exclude<PaymentState, 'open'>>;
}

/** Thrown if the provider is unreachable or its response is unusable. */
export class PaymentError extends Error {
  override name = 'PaymentError';
}
