import type { LineChange } from '@thach-an/edge-api/contract';
import { formatPrice } from '@thach-an/ui';

export interface OrderedLine {
  _id: string;
  name: string;
  /** In đồng. */
  price: number;
  quantity: number;
}

/**
 * Describes the changes of order lines, one sentence for each change.
 *
 * @example
 * ```ts
 * import { describeChanges } from './describe-changes.ts';
 * import assert from 'node:assert/strict';
 *
 * const jar = { _id: 'hu-da', name: 'Hũ Đá', price: 320_000, quantity: 3 };
 * const change = { id: 'hu-da', name: 'Hũ Đá', price: 320_000, stock: 2 };
 * assert.deepEqual(describeChanges([jar], [change]), ['Hũ Đá: chỉ còn 2 sản phẩm (bạn chọn 3)']);
 * ```
 */
export function describeChanges(
  lines: readonly OrderedLine[],
  changes: readonly LineChange[],
): string[] {
  const byId = new Map(lines.map((line) => [line._id, line]));
  return changes.flatMap(({ id, name, price, stock }) => {
    const line = byId.get(id);
    const title = line?.name ?? name;
    if (price === null) return [`${title}: đã ngừng bán, sẽ được bỏ khỏi đơn hàng`];
    const sentences: string[] = [];
    if (line && line.price !== price) {
      sentences.push(
        `${title}: giá mới ${unbrokenPrice(price)} (trước đó ${unbrokenPrice(line.price)})`,
      );
    }
    if (stock <= 0) sentences.push(`${title}: đã hết hàng, sẽ được bỏ khỏi đơn hàng`);
    else if (line && line.quantity > stock) {
      sentences.push(`${title}: chỉ còn ${stock} sản phẩm (bạn chọn ${line.quantity})`);
    }
    return sentences;
  });
}

/** Describes the new amount of an order of which only the fee for the delivery has changed. */
export function describeNewAmount(amount: number, former: number): string {
  return `Phí giao hàng đã thay đổi: tổng tiền mới là ${unbrokenPrice(amount)} (trước đó ${
    unbrokenPrice(former)
  })`;
}

/** Formats a price with a no-break space, so that it stays on one line. */
function unbrokenPrice(price: number): string {
  return formatPrice(price).replace(' ', '\u00a0');
}
