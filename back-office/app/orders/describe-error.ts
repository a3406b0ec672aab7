import { AdminError } from '../api/admin-api.ts';

/** Returns the sentence about a failed change of an order. */
export function describeError(error: Error): string {
  if (!(error instanceof AdminError)) return error.message;
  const missing = error.details.missing as { name: string; stock: number }[] | undefined;
  if (error.code === 'OUT_OF_STOCK' && missing) {
    const items = missing.map(({ name, stock }) => `${name} (còn ${stock})`);
    return `${error.message} ${items.join(', ')}`;
  }
  // It names the product; the sentence of its field does not.
  if (error.code === 'OUT_OF_STOCK') return error.message;
  return error.code === 'CHANGED'
    ? `${error.message} Trang này đã hiện bản mới nhất, bạn hãy xem lại rồi làm tiếp.`
    : error.issues[0]?.message ?? error.message;
}
