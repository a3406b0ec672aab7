import assert from 'node:assert/strict';
import { promoFieldsOf } from './promo-fields.ts';

Deno.test('a percentage has no dots for thousands', () => {
  const kindOf = (kind: string) => promoFieldsOf(kind).find(({ name }) => name === 'value')?.kind;
  assert.deepEqual(['percent', 'amount'].map(kindOf), ['number', 'money']);
});
