import { type Command, InvalidArgumentError } from 'commander';
import { type OrderStatus, orderStatusNames } from '../../contract/orders/order-status.ts';
import { formatMoney } from '../../format/format-money.ts';
import { listShopOrders, type OrderSummary } from '../../orders/list-shop-orders.ts';
import { parseDay } from './parse-day.ts';
import { formatSortableDateTime } from '../../format/format-timestamp.ts';
import type { Output } from '../terminal/output.ts';
import { parseStatusOption, statusChoices } from './parse-status-option.ts';
import { maxLimit, parseLimit } from '../terminal/parse-limit.ts';
import { renderTable } from '../terminal/render-table.ts';
import { uniquePrefixLength } from '../terminal/unique-prefix-length.ts';
import { addCommand, withDatabase } from '../shop-command.ts';

interface Options {
  status?: OrderStatus;
  since?: number;
  limit: number;
}

/** Adds `shop orders`, which lists orders. */
export function addOrdersCommand(program: Command, output: Output): void {
  addCommand(program, 'orders', 'List the orders of the shop, the newest first.', {
    'orders': 'the latest twenty orders',
    'orders --status processing': 'the orders to pack',
    'orders --status "dang giao hang" --since 2026-11-01':
      'the orders of November that are on their way',
  })
    .option('--status <status>', `only with this status: ${statusChoices}`, parseStatusOption)
    .option('--since <day>', 'only from this day on, such as 2026-11-21', parseSince)
    .option('--limit <number>', `maximum number of orders, up to ${maxLimit}`, parseLimit, 20)
    .action((options: Options) =>
      withDatabase(output, async ({ run }) => {
        const { status, since: from, limit } = options;
        const { items: orders, total } = await run(listShopOrders, { status, from, limit });
        if (output.json) return output.document({ orders: orders.map(toDocument), total });
        if (orders.length === 0) return output.print('No orders.');
        output.print(renderOrders(orders, output));
        const unlisted = total - orders.length;
        if (unlisted > 0) output.print(`\n${unlisted} more: see --limit.`);
      })
    );
}

function renderOrders(orders: readonly OrderSummary[], output: Output): string {
  // A terminal shows unique prefixes of the ids; a file or a pipe gets the complete ids.
  const length = output.width === undefined
    ? undefined
    : uniquePrefixLength(orders.map(({ id }) => id));
  return renderTable(
    [
      { title: 'Order' },
      { title: 'Placed' },
      { title: 'Customer', overflow: 'truncate' },
      { title: 'Pieces', align: 'right' },
      { title: 'Amount', align: 'right' },
      { title: 'Status', overflow: 'wrap' },
    ],
    orders.map(({ id, createdAt, customer, pieces, amount, status }) => [
      id.slice(0, length),
      formatSortableDateTime(createdAt),
      // Orders of deleted accounts have no names.
      customer || '(deleted)',
      String(pieces),
      formatMoney(amount),
      orderStatusNames[status],
    ]),
    output,
  );
}

const toDocument = ({ createdAt, ...order }: OrderSummary) => ({
  ...order,
  date: new Date(createdAt).toISOString(),
  statusName: orderStatusNames[order.status],
});

function parseSince(text: string): number {
  const day = parseDay(text);
  if (day === undefined) throw new InvalidArgumentError('It must be a day, such as 2026-11-21.');
  return day;
}
