import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '../../contract/orders/order-status.ts';
import { formatMoney } from '../../format/format-money.ts';
import { formatSortableDateTime } from '../../format/format-timestamp.ts';
import { listShopOrders } from '../../orders/list-shop-orders.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { limitOption, parserOf } from '../terminal/arguments.ts';
import { readPages } from '../terminal/read-pages.ts';
import { type Fact, renderFacts, renderList, renderTable } from '../terminal/render-table.ts';
import { parseDay } from './parse-day.ts';
import { changeStatus } from '../../orders/change-status.ts';
import { getOrder } from '../../orders/get-order.ts';
import { explainLookupError } from '../explain-error.ts';
import { foldText } from '../../contract/catalogue/words.ts';
import { formatAddress } from '../../contract/checkout/address-fields.ts';
import type { StaffOrder } from '../../contract/orders/staff-order.ts';
import type { Output } from '../terminal/output.ts';

/** Parses a status given by its code or Vietnamese name, regardless of case and diacritics. */
export function parseStatus(text: string): OrderStatus | undefined {
  const normalized = normalize(text);
  return orderStatuses.find((status) =>
    [status, orderStatusNames[status]].some((name) => normalize(name) === normalized)
  );
}

const normalize = (text: string) => foldText(text).replaceAll(/[\s_-]+/g, ' ').trim();

const statusChoices = orderStatuses
  .map((status) => `${status} (${orderStatusNames[status]})`).join(', ');

const parseStatusOption = parserOf(parseStatus, `one of: ${statusChoices}`);

interface Options {
  status?: OrderStatus;
  since?: number;
  limit: number;
}

const parseSince = parserOf(parseDay, 'a day, such as 2026-11-21');

export const ordersCommand: ShopCommand = {
  name: 'orders',
  summary: 'List the orders of the shop, the newest first.',
  examples: {
    'orders': 'the latest twenty orders',
    'orders --status processing': 'the orders to pack',
    'orders --status "dang giao hang" --since 2026-11-01':
      'the orders of November that are on their way',
  },
  options: [
    ['--status <status>', `only with this status: ${statusChoices}`, parseStatusOption],
    ['--since <day>', 'only from this day on, such as 2026-11-21', parseSince],
    limitOption('orders'),
  ],
  async run(context: CommandContext, _, { status, since: from, limit }: Options) {
    const { output } = context;
    const page = await readPages(context, listShopOrders, { status, from }, limit);
    const { items: orders, next } = page;
    return {
      document: {
        orders: orders.map((
          { id, code, customer, pieces, amount, payment, status, createdAt },
        ) => ({
          ...{ id, code, customer, pieces, amount, payment, status },
          date: new Date(createdAt).toISOString(),
          statusName: orderStatusNames[status],
        })),
        // Not counted if there are more than listed.
        total: next === undefined ? orders.length : undefined,
        more: next !== undefined,
      },
      text: renderList(
        'orders',
        orders,
        [
          ['Order', ({ code }) => code],
          ['Placed', ({ createdAt }) => formatSortableDateTime(createdAt)],
          // Orders of deleted accounts have no names.
          ['Customer', ({ customer }) => customer || '(deleted)', 'truncate'],
          ['Pieces', ({ pieces }) => String(pieces), 'right'],
          ['Amount', ({ amount }) => formatMoney(amount), 'right'],
          ['Status', ({ status }) => orderStatusNames[status], 'wrap'],
        ],
        output,
        next !== undefined,
      ),
    };
  },
};

export const orderCommand: ShopCommand = {
  name: 'order',
  summary: 'Show an order, or change its status and notify the customer by mail.',
  examples: {
    'order 7K3M9QXY': 'show an order by its code; the beginning of the id works, too',
    'order 7K3M9QXY --status shipping': 'mark it as on its way',
    'order 7K3M9QXY --status "Đã hủy"': 'cancel it and return its units to stock',
  },
  arguments: [['<id>', 'code or id of the order, or the beginning of its id']],
  options: [['--status <status>', `the new status: ${statusChoices}`, parseStatusOption]],
  async run(
    { run, output }: CommandContext,
    [search]: [string],
    { status }: { status?: OrderStatus },
  ) {
    const found = await run(getOrder, { id: search }).catch(explainLookupError('order', search));
    if (!status) {
      return { document: { order: orderDocument(found) }, text: renderOrder(found, output) };
    }
    const { id, version, status: before, undo } = found;
    const order = await run(changeStatus, { id, version, status });
    return {
      document: { before, order: orderDocument(order) },
      text: `Order ${id}: ${orderStatusNames[before]} → ${orderStatusNames[status]}\n` +
        (undo?.status === status
          ? 'The change before is undone, and its mail is not sent.'
          : 'The running shop sends the mail to the customer.'),
    };
  },
};

const paymentNames = { cod: 'on delivery', card: 'by card', transfer: 'by bank transfer' };

function renderOrder(order: StaffOrder, output: Pick<Output, 'width' | 'bold'>): string {
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
function orderDocument(order: StaffOrder) {
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
