/** An order as a payment provider needs to know it. Amounts are whole đồng. */
export interface PayableOrder {
  /** Also the key under which the provider makes one payment and no second. */
  id: string;
  /** What is to be paid. */
  amount: number;
  /** The customer's e-mail address. */
  email: string;
  /** When the order gives its stock back, in ms since 1970: it must not be paid later. */
  expiresAt: number;
}

/** What became of a payment: it can still be paid, it is paid, or it never will be. */
export type PaymentState = 'open' | 'paid' | 'closed';

/** Who takes card payments. Every method may throw `PaymentError`. */
export interface PaymentProvider {
  readonly name: string;
  /** Opens the payment of an order, or gives the one that was opened for it before. */
  open(order: PayableOrder): Promise<{ sessionId: string; url: string }>;
  /** Asks what became of a payment. */
  getStatus(sessionId: string): Promise<PaymentState>;
  /** Ends a payment that is still open. Who has paid meanwhile has paid: then it is 'paid'. */
  close(sessionId: string): Promise<Exclude<PaymentState, 'open'>>;
}

/** The provider could not be reached, or gave an answer that cannot be used. */
export class PaymentError extends Error {
  override name = 'PaymentError';
}
