import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Operation } from '../openapi/describe.ts';
import { success } from '../openapi/reply.ts';
import { findDifference } from './find-difference.ts';

const operation: Operation = {
  method: 'GET',
  path: '/api/orders',
  id: 'listOrders',
  tag: 'Orders',
  summary: '',
  reply: success({ count: z.int() }),
  errors: ['NOT_FOUND'],
};

function compare(status: number, body: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return findDifference(operation, { status, headers: new Headers(), bytes });
}

const error = { success: false, message: 'Không có.', code: 'NOT_FOUND' };

Deno.test('findDifference() accepts replies as they are described', () => {
  assert.equal(compare(200, { success: true, count: 1 }), undefined);
  assert.equal(compare(404, error), undefined);
  assert.equal(compare(500, { ...error, code: 'INTERNAL' }), undefined);
});

Deno.test('findDifference() names another type, a missing field and an undescribed one', () => {
  assert.match(compare(200, { success: true, count: '1' }) ?? '', /at count/);
  assert.match(compare(200, { success: true }) ?? '', /count/);
  assert.match(compare(200, { success: true, count: 1, secret: 2 }) ?? '', /secret/);
  assert.match(compare(404, { success: false }) ?? '', /message/);
});

Deno.test('findDifference() names a code that the route, or the status, does not have', () => {
  assert.match(compare(404, { ...error, code: 'GONE' }) ?? '', /GONE is not described/);
  assert.match(compare(422, error) ?? '', /NOT_FOUND is not described/);
});
