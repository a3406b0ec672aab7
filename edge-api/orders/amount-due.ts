import type { StaffOrder } from '../contract/orders/staff-order.ts';

/** Parts of an order from which its balance follows. */
type Balance = Pick<StaffOrder, 'status' | 'payment' | 'amount' | 'returnedAmount'> & {
  payments: readonly Pick<StaffOrder['payments'][number], 'state' | 'amount'>[];
  /** Amount that the carrier does not collect, from `readReceived()`. */
  received: number;
};

/**
 * Returns the amount that the customer has paid and not got back, in đồng: by card or transfer, or
 * on delivery the amount of an order that was delivered.
 */
export function amountPaid(order: Balance): number {
  const isReceived = order.status === 'delivered' || order.status === 'returned';
  return sumPaid(order) + (isReceived ? amountToCollect(order) : 0);
}

/** Returns the sum of the payments whose money has arrived, in đồng. */
const sumPaid = ({ payments }: Pick<Balance, 'payments'>, isCounted = (_amount: number) => true) =>
  payments.filter(({ state, amount }) => state === 'paid' && isCounted(amount))
    .reduce((sum, { amount }) => sum + amount, 0);

/** Returns the amount that is collected on delivery, of which a transfer may have paid a part. */
export function amountToCollect(
  { payment, amount, received }: Pick<Balance, 'payment' | 'amount' | 'received'>,
): number {
  return payment === 'cod' ? Math.max(0, amount - received) : 0;
}

/** Returns the amount for which an order waits before it is prepared: the deposit, or all. */
export function awaitedAmount({ amount, deposit }: { amount: number; deposit: number }): number {
  return deposit > 0 ? deposit : amount;
}

/**
 * Returns the amount that the customer still has to pay, in đồng. A negative one is to be refunded:
 * all that was paid for an order that was cancelled or taken back, and the amount of items that
 * came back. After the delivery, a refund, such as for a scratch, is not to be paid again.
 */
export function amountDue(order: Balance): number {
  const isVoid = order.status === 'cancelled' || order.status === 'returned';
  const amount = isVoid ? 0 : order.amount - order.returnedAmount;
  const due = amount - amountPaid(order);
  if (order.status !== 'delivered') return due;
  const unpaid = amount - sumPaid(order, (amount) => amount > 0) - amountToCollect(order);
  return Math.min(due, Math.max(0, unpaid));
}

/**
 * Returns the amount of an order on delivery that was transferred after the hand-over of its
 * parcel, and not paid back, in đồng. The carrier collects it as well, unless the shop tells it.
 *
 * @param handedOverAt time of the hand-over, in ms since 1970; null if it is unknown
 */
export function transferredLate(
  { status, payment, payments }: Pick<Balance, 'status' | 'payment'> & {
    payments: readonly (Balance['payments'][number] & {
      /** Time from which the payment counts for the order, in ms since 1970. */
      countedAt: number;
    })[];
  },
  handedOverAt: number | null,
): number {
  const isOut = status === 'shipping' || status === 'delivered';
  if (payment !== 'cod' || !isOut) return 0;
  const late = payments.filter(({ countedAt }) => countedAt >= (handedOverAt ?? 0));
  return Math.max(0, late.reduce((sum, it) => it.state === 'paid' ? sum + it.amount : sum, 0));
}

/** Returns the sum of the refunds of an order, in đồng. */
export function amountRefunded(order: Pick<Balance, 'payments'>): number {
  return 0 - sumPaid(order, (amount) => amount < 0);
}

/** Money of an order, in đồng. */
interface OrderBalance {
  /** Money that the customer has paid and not got back. */
  paid: number;
  /** Money that the customer has got back. */
  refunded: number;
  /** Part of the amount that is not paid yet; 0 for a cancelled order. */
  due: number;
  /** Money that the customer is to get back: all of a cancelled order, or the excess. */
  refundDue: number;
}

export function balanceOf(order: Balance): OrderBalance {
  const due = amountDue(order);
  return {
    paid: amountPaid(order),
    refunded: amountRefunded(order),
    due: Math.max(0, due),
    refundDue: Math.max(0, -due),
  };
}
