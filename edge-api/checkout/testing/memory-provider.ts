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
    const sessionId = `session-of-${order.id}`;
    if (!this.payments.has(sessionId)) this.payments.set(sessionId, { order, state: 'open' });
    return { sessionId, url: `https://pay.example/${sessionId}` };
  }

  async getStatus(sessionId: string): Promise<PaymentState> {
    this.#check();
    const { state } = this.#payment(sessionId);
    await this.beforeResult();
    return state;
  }

  async close(sessionId: string): Promise<Exclude<PaymentState, 'open'>> {
    this.#check();
    const payment = this.#payment(sessionId);
    const state = payment.state === 'open' ? 'closed' : payment.state;
    payment.state = state;
    await this.beforeResult();
    return state;
  }

  /** Pays as a customer on the provider's page. */
  pay(sessionId: string): void {
    const payment = this.#payment(sessionId);
    if (payment.state !== 'open') throw new PaymentError('Cannot pay a payment that is not open');
    payment.state = 'paid';
  }

  #payment(sessionId: string): MemoryPayment {
    const payment = this.payments.get(sessionId);
    if (!payment) throw new PaymentError('The payment does not exist');
    return payment;
  }

  #check(): void {
    if (this.down) throw new PaymentError('The provider is unavailable');
  }
}
