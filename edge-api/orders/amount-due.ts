import type { StaffOrder } from '../contract/orders/staff-order.ts';

/** Parts of an order from which its balance follows. */
type Balance = Pick<StaffOrder, 'status' | 'payment' | 'amount'> & {
  payments: readonly Pick<StaffOrder['payments'][number], 'state' | 'amount'>[];
};

/**
 * Returns the amount that the customer has paid and not got back, in đồng: by card or transfer, or
 * on delivery the amount of an order that was delivered.
 */
export function amountPaid({ status, payment, amount, payments }: Balance): number {
  const isReceived = status === 'delivered' || status === 'returned';
  const amounts = payments.filter(({ state }) => state === 'paid').map((paid) => paid.amount);
  const received = sumOf(amounts.filter((one) => one > 0));
  return sumOf(amounts) + (isReceived ? amountToCollect({ payment, amount, received }) : 0);
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** Returns the amount that is collected on delivery, of which a transfer may have paid a part. */
export function amountToCollect(
  { payment, amount, received }: Pick<Balance, 'payment' | 'amount'> & { received: number },
): number {
  return payment === 'cod' ? Math.max(0, amount - received) : 0;
}

/** Returns the amount for which an order waits before it is prepared: the deposit, or all. */
export function awaitedAmount({ amount, deposit }: { amount: number; deposit: number }): number {
  return deposit > 0 ? deposit : amount;
}

/**
 * Returns the amount that the customer still has to pay, in đồng. A negative one is to be refunded:
 * all that was paid for an order that was cancelled or taken back. After the delivery, a refund,
 * such as for a scratch, is not to be paid again.
 */
export function amountDue(order: Balance): number {
  const isVoid = order.status === 'cancelled' || order.status === 'returned';
  const due = (isVoid ? 0 : order.amount) - amountPaid(order);
  if (order.status !== 'delivered') return due;
  const received = order.payments.filter(({ amount }) => amount > 0);
  const unpaid = order.amount - amountPaid({ ...order, payments: received });
  return Math.min(due, Math.max(0, unpaid));
}

/** Money of an order, in đồng. */
interface OrderBalance {
  /** Money that the customer has paid and not got back. */
  paid: number;
  /** Part of the amount that is not paid yet; 0 for a cancelled order. */
  due: number;
  /** Money that the customer is to get back: all of a cancelled order, or the excess. */
  refundDue: number;
}

/** Returns the balance of an order. */
export function balanceOf(order: Parameters<typeof amountDue>[0]): OrderBalance {
  const due = amountDue(order);
  return { paid: amountPaid(order), due: Math.max(0, due), refundDue: Math.max(0, -due) };
}
