import { inArray } from 'drizzle-orm';
import type { LineChange, OrderRequest } from '../contract/checkout/order.ts';
import { orderTotals } from '../contract/checkout/order-totals.ts';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { ConflictError, type Issue } from '../errors.ts';
import { formatMoney } from '../format/format-money.ts';

/**
 * Holds an order against the catalogue as it is now, and refuses it with what has changed, line by line.
 *
 * @throws {ConflictError} `PRODUCT_GONE`, `PRICE_CHANGED` or `OUT_OF_STOCK`, in this order where several
 * hold; its details are {@linkcode OrderChanges}. Returns when the order is right as it is.
 */
export async function assertOrderUnchanged(
  database: Database,
  { items, amount, promoCode }: OrderRequest,
): Promise<void> {
  const rows = await database.read
    .select({ id: products.id, name: products.name, price: products.price, stock: products.stock })
    .from(products).where(inArray(products.id, items.map(({ _id }) => _id)));
  const current = new Map(rows.map((row) => [row.id, row]));
  const gone: LineChange[] = [];
  const dearer: LineChange[] = [];
  const short: LineChange[] = [];
  const kept: { price: number; quantity: number }[] = [];
  for (const { _id: id, name = id, price, quantity } of items) {
    const product = current.get(id);
    if (!product) {
      gone.push({ id, name, price: null, stock: 0 });
      continue;
    }
    if (product.price !== price) dearer.push(product);
    if (product.stock < quantity) short.push(product);
    kept.push({ price: product.price, quantity: Math.min(quantity, product.stock) });
  }
  const right = orderTotals(kept, promoCode).amount;
  const wrongAmount = gone.length === 0 && short.length === 0 && right !== amount;
  const [code, message] = gone.length > 0
    ? ['PRODUCT_GONE', saysGone(gone)]
    : dearer.length > 0
    ? ['PRICE_CHANGED', saysPrice(dearer)]
    : short.length > 0
    ? ['OUT_OF_STOCK', saysStock(short)]
    : wrongAmount
    ? ['PRICE_CHANGED', `Tổng tiền của đơn hàng là ${formatMoney(right)}, vui lòng kiểm tra lại.`]
    : [];
  if (!code) return;
  const issues: Issue[] = [
    ...gone.map(({ id, name }) => ({
      path: `items.${id}`,
      message: `“${name}” không còn được bán.`,
    })),
    ...dearer.map(({ id, price }) => ({
      path: `items.${id}.price`,
      message: `Giá hiện tại: ${formatMoney(price ?? 0)}.`,
    })),
    ...short.map(({ id, stock }) => ({
      path: `items.${id}.stock`,
      message: stock > 0 ? `Chỉ còn ${stock} sản phẩm.` : 'Đã hết hàng.',
    })),
    ...(right === amount ? [] : [{
      path: 'amount',
      message: `Tổng tiền hiện tại: ${formatMoney(right)}.`,
    }]),
  ];
  const changes = [...new Set([...gone, ...dearer, ...short])];
  throw new ConflictError(code, message!, issues, { changes, amount: right });
}

function saysGone(lines: readonly LineChange[]): string {
  const which = lines.length === 1 ? `“${lines[0]?.name}”` : `${lines.length} sản phẩm`;
  return `${which} không còn được bán, vui lòng bỏ khỏi đơn hàng.`;
}

function saysPrice(lines: readonly LineChange[]): string {
  const [first] = lines;
  return lines.length === 1
    ? `Giá của “${first?.name}” hiện là ${formatMoney(first?.price ?? 0)}, vui lòng kiểm tra lại.`
    : `Giá của ${lines.length} sản phẩm đã thay đổi, vui lòng kiểm tra lại.`;
}

function saysStock(lines: readonly LineChange[]): string {
  const [first] = lines;
  if (lines.length > 1) {
    return `${lines.length} sản phẩm không còn đủ hàng, vui lòng giảm số lượng.`;
  }
  return first?.stock === 0
    ? `“${first.name}” đã hết hàng, vui lòng bỏ khỏi đơn hàng.`
    : `“${first?.name}” chỉ còn ${first?.stock} sản phẩm, vui lòng giảm số lượng.`;
}
