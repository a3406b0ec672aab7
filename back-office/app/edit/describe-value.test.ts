import assert from 'node:assert/strict';
import { describeValue } from './describe-value.ts';

Deno.test('a value is shown with the name of its option', () => {
  const options = [{ value: '970436', label: 'Vietcombank' }];
  const field = { name: 'bank', label: 'Ngân hàng', kind: 'choice', options } as const;
  assert.equal(describeValue(field, '970436'), 'Vietcombank');
  assert.equal(describeValue(undefined, true), 'Có');
});
