import {
  type PayableOrder,
  PaymentError,
  type PaymentProvider,
  type PaymentState,
} from '../../payments/payment-provider.ts';

/** A payment as the provider of a test has it. */
export interface MemoryPayment {
  order: PayableOrder;
  state: PaymentState;
}

/** A payment provider that keeps its payments in memory; tests pay, fail and hold it up. */
export class MemoryProvider implements PaymentProvider {
  readonly name = 'memory';
  /** By session id. */
  readonly payments = new Map<string, MemoryPayment>();
  /** While true every call fails. */
  down = false;
  /** Waited for before a payment is opened. */
  beforeOpen: () => Promise<void> = () => Promise.resolve();
  /** Waited for before an answer to `getStatus` or `close` is given. */
  beforeAnswer: () => Promise<void> = () => Promise.resolve();

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
    await this.beforeAnswer();
    return state;
  }

  async close(sessionId: string): Promise<Exclude<PaymentState, 'open'>> {
    this.#check();
    const payment = this.#payment(sessionId);
    const state = payment.state === 'open' ? 'closed' : payment.state;
    payment.state = state;
    await this.beforeAnswer();
    return state;
  }

  /** What a customer does on the provider's page. */
  pay(sessionId: string): void {
    const payment = this.#payment(sessionId);
    if (payment.state !== 'open') throw new PaymentError('This payment cannot be paid');
    payment.state = 'paid';
  }

  #payment(sessionId: string): MemoryPayment {
    const payment = this.payments.get(sessionId);
    if (!payment) throw new PaymentError('There is no such payment');
    return payment;
  }

  #check(): void {
    if (this.down) throw new PaymentError('The provider does not answer');
  }
}
