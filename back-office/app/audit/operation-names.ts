import type { AuditRow } from '@thach-an/edge-api/contract';
import names from './operation-names.json' with { type: 'json' };

/** Names of the operations that change something, as the log shows them. */
export const operationNames: Readonly<Record<string, string>> = names;

/** Names of the operations that save a new row. */
const creationNames: Readonly<Record<string, string>> = {
  'categories.save': 'Thêm danh mục',
  'products.save': 'Thêm sản phẩm',
  'promos.save': 'Tạo mã giảm giá',
};

/** Returns the name of what was done, which may be a part of its operation. */
export function nameChange(
  { operation, before, after }: Pick<AuditRow, 'operation' | 'before' | 'after'>,
): string {
  const isPart = operation === 'orders.cancel' && Object(after).cancelled !== undefined;
  if (isPart) return 'Hủy một phần đơn';
  return (before === null && creationNames[operation]) || operationNames[operation] || operation;
}

/** Returns the page of the changed row; undefined if it has none. */
export function subjectHref(operation: string, subject: string): string | undefined {
  const [area = ''] = operation.split('.');
  if (/^(?:orders|customers|products|promos|pages)$/.test(area)) {
    return `/${area}/${encodeURIComponent(subject)}`;
  }
  if (area === 'stock') return `/products/${encodeURIComponent(subject)}`;
  return /^(?:settings|shipping|staff|requests)$/.test(area) ? `/${area}` : undefined;
}
