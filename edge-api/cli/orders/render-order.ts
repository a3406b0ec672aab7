import { orderStatusNames } from '../../contract/orders/order-status.ts';
import { formatAddress } from '../../contract/checkout/address-fields.ts';
import { formatMoney } from '../../format/format-money.ts';
import type { StaffOrder } from '../../contract/orders/staff-order.ts';
import { formatSortableDateTime } from '../../format/format-timestamp.ts';
import type { Output } from '../terminal/output.ts';
import { renderTable } from '../terminal/render-table.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';

const paymentNames = { cod: 'on delivery', card: 'by card' };

/** Renders an order for the terminal. */
export function renderOrder(order: StaffOrder, output: Pick<Output, 'width' | 'bold'>): string {
  const { address } = order;
  const facts: [string, string][] = [
    ['Order', order.id],
    ['Code', order.code],
    ['Placed', formatSortableDateTime(order.createdAt)],
    ['Status', `${orderStatusNames[order.status]} (${order.status})`],
    ...(order.status === 'awaiting-confirmation' && order.expiresAt !== null
      ? [['Confirm by', formatSortableDateTime(order.expiresAt)] satisfies [string, string]]
      : []),
    [
      'Payment',
      paymentNames[order.payment] +
      (order.paidAt ? `, ${formatSortableDateTime(order.paidAt)}` : ''),
    ],
    ['Customer', `${address.lastName} ${address.firstName}`.trim() || '(deleted)'],
    ...(address.phone ? [['Phone', address.phone] satisfies [string, string]] : []),
    ...(address.email ? [['E-mail', address.email] satisfies [string, string]] : []),
    ...order.origins.flatMap((origin) => {
      const network = /^network (.+)/.exec(origin)?.[1];
      return network ? [['Network', network] satisfies [string, string]] : [];
    }),
    ['Address', formatAddress(address)],
  ];
  const items = renderTable(
    [
      { title: 'Product', overflow: 'wrap' },
      { title: 'Pieces', align: 'right' },
      { title: 'Price', align: 'right' },
      { title: 'Total', align: 'right' },
    ],
    order.items.map(({ name, quantity, price }) => [
      name,
      String(quantity),
      formatMoney(price),
      formatMoney(price * quantity),
    ]),
    output,
  );
  return `${renderList(facts, output)}\n\n${items}\n\n${
    renderList(alignRight(amounts(order)), output)
  }`;
}

function amounts(order: StaffOrder): [string, string][] {
  const discount: [string, string] = [
    `Discount ${order.promoCode ?? ''}`.trim(),
    formatMoney(-order.discount),
  ];
  return [
    ['Goods', formatMoney(order.subtotal)],
    ...(order.discount > 0 ? [discount] : []),
    ['Delivery', formatMoney(order.shipping)],
    ['Amount', formatMoney(order.amount)],
  ];
}

function alignRight(facts: readonly [string, string][]): [string, string][] {
  const width = Math.max(...facts.map(([, value]) => value.length));
  return facts.map(([name, value]) => [name, value.padStart(width)]);
}

function renderList(facts: readonly [string, string][], { bold }: Pick<Output, 'bold'>): string {
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts.map(([name, value]) => `${bold(name.padEnd(width))}  ${sanitizeForTerminal(value)}`)
    .join('\n');
}

/** Returns an order for JSON output, without internal fields. */
export function orderDocument(
  { version: _, code: __, createdAt, paidAt, expiresAt: ___, origins: ____, ...order }: StaffOrder,
) {
  return {
    ...order,
    date: new Date(createdAt).toISOString(),
    paidAt: paidAt === null ? null : new Date(paidAt).toISOString(),
    statusName: orderStatusNames[order.status],
  };
}
