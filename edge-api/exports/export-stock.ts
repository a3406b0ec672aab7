import { and, asc, desc, gt, gte, lt } from 'drizzle-orm';
import { selectMovements } from '../catalogue/list-movements.ts';
import { describeMovement } from '../contract/catalogue/stock-kinds.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import type { ReadDatabase } from '../db/database.ts';
import { stockMovements } from '../db/schema/catalogue-tables.ts';
import { formatSortableDateTime } from '../format/format-timestamp.ts';
import { csvExport, rowsPerQuery } from './csv-export.ts';

type Movement = Awaited<ReturnType<typeof selectMovements>>[number];

export const exportStock = csvExport<Movement>({
  name: 'exports.stock',
  permission: 'exports:read',
  columns: {
    'Lúc': ({ at }) => formatSortableDateTime(at),
    'Mã sản phẩm': ({ productId }) => productId,
    'Thay đổi': ({ delta }) => delta,
    'Lý do': (movement) => describeMovement(movement).reason,
    'Mã đơn': ({ orderId: id, code }) => id && orderCode({ id, code }),
    'Người thực hiện': (movement) => describeMovement(movement).actor,
    'Sản phẩm': ({ productName }) => productName,
  },
  async *pages(read, { from, to }) {
    let last = await lastBefore(read, from);
    while (true) {
      const rows = await selectMovements(read).where(gt(stockMovements.id, last))
        .orderBy(asc(stockMovements.id)).limit(rowsPerQuery);
      yield rows.filter(({ at }) => at >= from && at < to);
      // The clocks of several machines may differ within a page.
      if (rows.length < rowsPerQuery || rows.every(({ at }) => at >= to)) return;
      last = rows.at(-1)!.id;
    }
  },
});

/**
 * Returns the id of the last movement before a time, by bisection: ids grow with the time, and an
 * index of the time would cost every sale.
 */
async function lastBefore(read: ReadDatabase, time: number): Promise<number> {
  const [newest] = await read.select({ id: stockMovements.id }).from(stockMovements)
    .orderBy(desc(stockMovements.id)).limit(1);
  let [low, high] = [0, newest?.id ?? 0];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const [row] = await read.select({ id: stockMovements.id, at: stockMovements.at })
      .from(stockMovements).where(
        and(gte(stockMovements.id, middle), lt(stockMovements.id, high + 1)),
      )
      .orderBy(asc(stockMovements.id)).limit(1);
    if (row && row.at < time) low = row.id;
    else high = middle - 1;
  }
  return low;
}
