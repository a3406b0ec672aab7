import { inArray } from 'drizzle-orm';
import type { LineChange, OrderRequest } from '../contract/checkout/order.ts';
import { orderTotals } from '../contract/checkout/order-totals.ts';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { ConflictError, type Issue } from '../errors.ts';
import { formatMoney } from '../format/format-money.ts';

/**
 * Asserts that the prices, quantities and amount of an order match the current catalogue.
 *
 * @throws {ConflictError} `PRODUCT_GONE`, `PRICE_CHANGED` or `OUT_OF_STOCK`, the first of these
 * that applies; its details are {@linkcode OrderChanges}, line by line
 */
export async function assertOrderUnchanged(
  database: Database,
  { items, amount, promoCode }: OrderRequest,
): Promise<void> {
  const rows = await database.read
    .select({ id: products.id, name: products.name, price: products.price, stock: products.stock })
    .from(products).where(inArray(products.id, items.map(({ _id }) => _id)));
  const current = new Map(rows.map((row) => [row.id, row]));
  const discontinued: LineChange[] = [];
  const repriced: LineChange[] = [];
  const outOfStock: LineChange[] = [];
  const available: { price: number; quantity: number }[] = [];
  for (const { _id: id, name = id, price, quantity } of items) {
    const product = current.get(id);
    if (!product) {
      discontinued.push({ id, name, price: null, stock: 0 });
      continue;
    }
    if (product.price !== price) repriced.push(product);
    if (product.stock < quantity) outOfStock.push(product);
    available.push({ price: product.price, quantity: Math.min(quantity, product.stock) });
  }
  const newAmount = orderTotals(available, promoCode).amount;
  const wrongAmount = discontinued.length === 0 && outOfStock.length === 0 && newAmount !== amount;
  const [code, message] = discontinued.length > 0
    ? ['PRODUCT_GONE', discontinuedMessage(discontinued)]
    : repriced.length > 0
    ? ['PRICE_CHANGED', priceMessage(repriced)]
    : outOfStock.length > 0
    ? ['OUT_OF_STOCK', stockMessage(outOfStock)]
    : wrongAmount
    ? [
      'PRICE_CHANGED',
      `Tổng tiền của đơn hàng là ${formatMoney(newAmount)}, vui lòng kiểm tra lại.`,
    ]
    : [];
  if (!code) return;
  const issues: Issue[] = [
    ...discontinued.map(({ id, name }) => ({
      path: `items.${id}`,
      message: `“${name}” đã ngừng bán.`,
    })),
    ...repriced.map(({ id, price }) => ({
      path: `items.${id}.price`,
      message: `Giá hiện tại: ${formatMoney(price ?? 0)}.`,
    })),
    ...outOfStock.map(({ id, stock }) => ({
      path: `items.${id}.stock`,
      message: stock > 0 ? `Chỉ còn ${stock} sản phẩm.` : 'Đã hết hàng.',
    })),
    ...(newAmount === amount ? [] : [{
      path: 'amount',
      message: `Tổng tiền hiện tại: ${formatMoney(newAmount)}.`,
    }]),
  ];
  const changes = [...new Set([...discontinued, ...repriced, ...outOfStock])];
  throw new ConflictError(code, message!, issues, { changes, amount: newAmount });
}

function discontinuedMessage(lines: readonly LineChange[]): string {
  const products = lines.length === 1 ? `“${lines[0]?.name}”` : `${lines.length} sản phẩm`;
  return `${products} đã ngừng bán, vui lòng bỏ khỏi đơn hàng.`;
}

function priceMessage(lines: readonly LineChange[]): string {
  const [first] = lines;
  return lines.length === 1
    ? `Giá của “${first?.name}” hiện là ${formatMoney(first?.price ?? 0)}, vui lòng kiểm tra lại.`
    : `Giá của ${lines.length} sản phẩm đã thay đổi, vui lòng kiểm tra lại.`;
}

function stockMessage(lines: readonly LineChange[]): string {
  const [first] = lines;
  if (lines.length > 1) {
    return `${lines.length} sản phẩm không còn đủ hàng, vui lòng giảm số lượng.`;
  }
  return first?.stock === 0
    ? `“${first.name}” đã hết hàng, vui lòng bỏ khỏi đơn hàng.`
    : `“${first?.name}” chỉ còn ${first?.stock} sản phẩm, vui lòng giảm số lượng.`;
}
