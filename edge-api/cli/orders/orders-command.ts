import { type OrderStatus, orderStatusNames } from '../../contract/orders/order-status.ts';
import { formatMoney } from '../../format/format-money.ts';
import { formatSortableDateTime } from '../../format/format-timestamp.ts';
import { listShopOrders } from '../../orders/list-shop-orders.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { limitOption, parserOf } from '../terminal/arguments.ts';
import { readPages } from '../terminal/read-pages.ts';
import { renderList } from '../terminal/render-table.ts';
import { shownIdLength } from '../terminal/shown-id-length.ts';
import { parseDay } from './parse-day.ts';
import { parseStatusOption, statusChoices } from './parse-status.ts';

interface Options {
  status?: OrderStatus;
  since?: number;
  limit: number;
}

const parseSince = parserOf(parseDay, 'a day, such as 2026-11-21');

/** `shop orders`: lists orders. */
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
    const idLength = shownIdLength(orders, output);
    return {
      document: {
        orders: orders.map(({ id, customer, pieces, amount, payment, status, createdAt }) => ({
          ...{ id, customer, pieces, amount, payment, status },
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
          ['Order', ({ id }) => id.slice(0, idLength)],
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
