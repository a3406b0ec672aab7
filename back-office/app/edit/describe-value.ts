import { formatDateTime, formatPrice } from '@thach-an/ui';
import type { AdminField } from '@thach-an/ui/admin';

/** Returns the value of a field in words: stored, or as typed. */
export function describeValue(field: AdminField | undefined, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Có' : 'Không';
  if (typeof value === 'number') {
    if (field?.kind === 'money') return formatPrice(value);
    if (field?.kind === 'time') return formatDateTime(value);
  }
  if (Array.isArray(value)) return value.map((item) => describeValue(field, item)).join(', ');
  if (typeof value === 'object' && value !== null) {
    const { productId, quantity } = value as { productId?: string; quantity?: number };
    return productId ? `${quantity} × ${productId}` : JSON.stringify(value);
  }
  return field?.options?.find((option) => option.value === value)?.label ?? String(value ?? '');
}
