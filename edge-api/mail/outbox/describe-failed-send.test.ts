import assert from 'node:assert/strict';
import { describeFailedSend } from './describe-failed-send.ts';

Deno.test('describeFailedSend() removes addresses and links', () => {
  assert.equal(
    describeFailedSend(new Error('550 <an@shop.example>: see https://x.example/?token=abc')),
    'Error: 550 <…>: see …',
  );
});
