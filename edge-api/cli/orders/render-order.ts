import { orderStatusNames } from '../../contract/orders/order-status.ts';
import { formatAddress } from '../../contract/checkout/address-fields.ts';
import { formatMoney } from '../../format/format-money.ts';
import type { StaffOrder } from '../../contract/orders/staff-order.ts';
import { formatSortableDateTime } from '../../format/format-timestamp.ts';
import type { Output } from '../terminal/output.ts';
import { type Fact, renderFacts, renderTable } from '../terminal/render-table.ts';

const paymentNames = { cod: 'on delivery', card: 'by card', transfer: 'by bank transfer' };

export function renderOrder(order: StaffOrder, output: Pick<Output, 'width' | 'bold'>): string {
  const { address } = order;
  const isWaiting = order.status === 'awaiting-confirmation' && order.expiresAt !== null;
  const facts: Fact[] = [
    ['Order', order.id],
    ['Code', order.code],
    ['Placed', formatSortableDateTime(order.createdAt)],
    ['Status', `${orderStatusNames[order.status]} (${order.status})`],
    ['Confirm by', isWaiting && formatSortableDateTime(order.expiresAt!)],
    [
      'Payment',
      paymentNames[order.payment] +
      (order.paidAt ? `, ${formatSortableDateTime(order.paidAt)}` : ''),
    ],
    ['Customer', `${address.lastName} ${address.firstName}`.trim() || '(deleted)'],
    ['Phone', address.phone],
    ['E-mail', address.email],
    ...order.origins.map((origin): Fact => ['Network', /^network (.+)/.exec(origin)?.[1]]),
    ['Address', formatAddress(address)],
  ];
  const items = renderTable(order.items, [
    ['Product', ({ name }) => name, 'wrap'],
    ['Pieces', ({ quantity }) => String(quantity), 'right'],
    ['Price', ({ price }) => formatMoney(price), 'right'],
    ['Total', ({ quantity, price }) => formatMoney(price * quantity), 'right'],
  ], output);
  const amounts = renderFacts(alignRight(amountsOf(order)), output);
  return `${renderFacts(facts, output)}\n\n${items}\n\n${amounts}`;
}

function amountsOf(order: StaffOrder): [string, string][] {
  const discount = [`Discount ${order.promoCode ?? ''}`.trim(), formatMoney(-order.discount)];
  return [
    ['Goods', formatMoney(order.subtotal)],
    ...(order.discount > 0 ? [discount as [string, string]] : []),
    ['Delivery', formatMoney(order.shipping)],
    ['Amount', formatMoney(order.amount)],
  ];
}

function alignRight(facts: readonly [string, string][]): [string, string][] {
  const width = Math.max(...facts.map(([, value]) => value.length));
  return facts.map(([name, value]) => [name, value.padStart(width)]);
}

/** Returns an order for JSON output, without internal fields. */
export function orderDocument(order: StaffOrder) {
  const { id, status, payment, createdAt, paidAt, confirmedAt, timeline, notes } = order;
  const { address, items, subtotal, discount, shipping, amount, promoCode } = order;
  const { carrier, trackingCode } = order;
  const toDate = (time: number | null) => time === null ? null : new Date(time).toISOString();
  return {
    ...{ id, status, payment, address, items, subtotal, discount, shipping, amount, promoCode },
    ...{ carrier, trackingCode },
    date: toDate(createdAt),
    paidAt: toDate(paidAt),
    confirmedAt: toDate(confirmedAt),
    statusName: orderStatusNames[status],
    timeline: timeline.map(({ at, ...event }) => ({ ...event, date: toDate(at) })),
    notes: notes.map(({ at, ...note }) => ({ ...note, date: toDate(at) })),
  };
}
