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
import { renderList } from '../terminal/render-table.ts';
import { parseDay } from './parse-day.ts';
import { changeStatus } from '../../orders/change-status.ts';
import { getOrder } from '../../orders/get-order.ts';
import { explainLookupError } from '../explain-error.ts';
import { orderDocument, renderOrder } from './render-order.ts';
import { foldText } from '../../contract/catalogue/words.ts';

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
