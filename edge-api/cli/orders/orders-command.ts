import { type Command, InvalidArgumentError } from 'commander';
import { type OrderStatus, orderStatusNames } from '../../contract/orders/order-status.ts';
import { formatMoney } from '../../format/format-money.ts';
import { listShopOrders, type OrderSummary } from './list-shop-orders.ts';
import { readDay } from './read-day.ts';
import { formatSortableDateTime } from '../../format/format-date-time.ts';
import type { Output } from '../terminal/output.ts';
import { readStatusOption, statusChoices } from './read-status-option.ts';
import { renderTable } from '../terminal/render-table.ts';
import { addCommand, withDatabase } from '../shop-command.ts';

interface Options {
  status?: OrderStatus;
  since?: number;
  limit: number;
}

/** The most that are listed at once. */
const longest = 1_000;

/** `shop orders`: lists orders. */
export function addOrdersCommand(program: Command, output: Output): void {
  addCommand(program, 'orders', 'List the orders of the shop, the newest first.', {
    'orders': 'the last twenty',
    'orders --status processing': 'what has to be packed',
    'orders --status "dang giao hang" --since 2026-11-01': 'what is on its way since November',
  })
    .option('--status <status>', `only with this status: ${statusChoices}`, readStatusOption)
    .option('--since <day>', 'only from this day on, as 2026-11-21', readSince)
    .option('--limit <number>', `how many at most, up to ${longest}`, readLimit, 20)
    .action((options: Options) =>
      withDatabase(output, async ({ database }) => {
        const { orders, total } = await listShopOrders(database, options);
        if (output.json) return output.document({ orders: orders.map(toDocument), total });
        if (orders.length === 0) return output.print('No orders.');
        output.print(renderOrders(orders, output));
        const rest = total - orders.length;
        if (rest > 0) output.print(`\n${rest} more: see --limit.`);
      })
    );
}

function renderOrders(orders: readonly OrderSummary[], output: Output): string {
  // Before people the beginning of an id does; a script gets all of it.
  const length = output.width === undefined ? undefined : distinctLength(orders);
  return renderTable(
    [
      { title: 'Order' },
      { title: 'Placed' },
      { title: 'Customer', narrow: 'cut' },
      { title: 'Pieces', align: 'right' },
      { title: 'Amount', align: 'right' },
      { title: 'Status', narrow: 'wrap' },
    ],
    orders.map(({ id, createdAt, customer, pieces, amount, status }) => [
      id.slice(0, length),
      formatSortableDateTime(createdAt),
      customer,
      String(pieces),
      formatMoney(amount),
      orderStatusNames[status],
    ]),
    output,
  );
}

/** How much of their ids tells these orders apart. */
function distinctLength(orders: readonly OrderSummary[]): number {
  for (let length = 8;; length++) {
    const beginnings = new Set(orders.map(({ id }) => id.slice(0, length)));
    if (beginnings.size === orders.length) return length;
  }
}

const toDocument = ({ createdAt, ...order }: OrderSummary) => ({
  ...order,
  date: new Date(createdAt).toISOString(),
  statusName: orderStatusNames[order.status],
});

function readSince(text: string): number {
  const day = readDay(text);
  if (day === undefined) throw new InvalidArgumentError('It must be a day, as 2026-11-21.');
  return day;
}

function readLimit(text: string): number {
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > longest) {
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${longest}.`);
  }
  return limit;
}
