import type { AdminField } from '@thach-an/ui/admin';

/**
 * Returns the value of a field in words.
 *
 * @example
 * ```ts
 * import { describeValue } from './describe-value.ts';
 * import assert from 'node:assert/strict';
 *
 * const options = [{ value: '970436', label: 'Vietcombank' }];
 * const field = { name: 'bank', label: 'Ngân hàng', kind: 'choice', options } as const;
 * assert.equal(describeValue(field, '970436'), 'Vietcombank');
 * assert.equal(describeValue(undefined, true), 'Có');
 * ```
 */
export function describeValue(field: AdminField | undefined, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Có' : 'Không';
  return field?.options?.find((option) => option.value === value)?.label ?? String(value ?? '');
}
