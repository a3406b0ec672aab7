import type { StaffProduct } from '@thach-an/edge-api/contract';
import { formatPrice } from '@thach-an/ui';
import { AdminError, run } from '../api/admin-api.ts';
import type { OrderLines } from './order-values.ts';

/** Product as it is sold now; `undefined` if it was deleted. */
type SoldProduct = Pick<StaffProduct, 'price' | 'stock' | 'hidden'> | undefined;

/** Lines of an order with the prices of now, and sentences about what has changed. */
export interface RefreshedLines {
  lines: OrderLines;
  changes: string[];
}

/**
 * Returns lines with the prices of now. Quantities stay, and so do products that are no longer
 * sold: the order may have been stored without a reply, and is then found by the same content.
 */
export function refreshLines(
  lines: OrderLines,
  products: readonly SoldProduct[],
): RefreshedLines {
  const changes: string[] = [];
  const refreshed = lines.map((line, index) => {
    const { name, price, quantity } = line;
    const product = products[index];
    if (!product || product.hidden) {
      changes.push(`${name} không còn bán, hãy bỏ khỏi đơn.`);
      return line;
    }
    if (product.price !== price) {
      changes.push(
        `${name}: giá mới ${formatPrice(product.price)} (lúc nhập ${formatPrice(price)}).`,
      );
    }
    if (product.stock < quantity) {
      changes.push(
        product.stock > 0 ? `${name} chỉ còn ${product.stock}.` : `${name} đã hết hàng.`,
      );
    }
    return { ...line, price: product.price };
  });
  return { lines: refreshed, changes };
}

/** Reads the products of lines, and returns the lines as they are sold now. */
export async function readSoldLines(lines: OrderLines): Promise<RefreshedLines> {
  try {
    const products = await Promise.all(lines.map(({ productId }) => readProduct(productId)));
    return refreshLines(lines, products);
  } catch (error) {
    console.info('The products of the draft could not be read', error);
    return {
      lines,
      changes: ['Chưa kiểm tra được giá và tồn kho. Giá đúng được tính khi tạo đơn.'],
    };
  }
}

async function readProduct(id: string): Promise<SoldProduct> {
  try {
    return await run('products.get', { id });
  } catch (error) {
    if (error instanceof AdminError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
