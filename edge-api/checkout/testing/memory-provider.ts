import {
  type PayableOrder,
  PaymentError,
  type PaymentProvider,
  type PaymentState,
} from '../../payments/payment-provider.ts';

/** A payment of {@linkcode MemoryProvider}. */
export interface MemoryPayment {
  order: PayableOrder;
  state: PaymentState;
}

/** Payment provider in memory, for tests. Tests can pay, and make calls fail or wait. */
export class MemoryProvider implements PaymentProvider {
  readonly name = 'memory';
  /** Payments by session id. */
  readonly payments = new Map<string, MemoryPayment>();
  /** `true` if every call fails. */
  down = false;
  /** Awaited before a payment is opened. */
  beforeOpen: () => Promise<void> = () => Promise.resolve();
  /** Awaited before `getStatus` and `close` return. */
  beforeResult: () => Promise<void> = () => Promise.resolve();

  async open(order: PayableOrder) {
    await this.beforeOpen();
    this.#check();
    const reference = `session-of-${order.id}`;
    if (!this.payments.has(reference)) this.payments.set(reference, { order, state: 'open' });
    return { reference, url: `https://pay.example/${reference}` };
  }

  async getStatus(reference: string): Promise<PaymentState> {
    this.#check();
    const { state } = this.#payment(reference);
    await this.beforeResult();
    return state;
  }

  async close(reference: string): Promise<Exclude<PaymentState, 'open'>> {
    this.#check();
    const payment = this.#payment(reference);
    const state = payment.state === 'open' ? 'closed' : payment.state;
    payment.state = state;
    await this.beforeResult();
    return state;
  }

  /** Pays as a customer on the provider's page. */
  pay(reference: string): void {
    const payment = this.#payment(reference);
    if (payment.state !== 'open') throw new PaymentError('Cannot pay a payment that is not open');
    payment.state = 'paid';
  }

  #payment(reference: string): MemoryPayment {
    const payment = this.payments.get(reference);
    if (!payment) throw new PaymentError('The payment does not exist');
    return payment;
  }

  #check(): void {
    if (this.down) throw new PaymentError('The provider is unavailable');
  }
}
