import assert from 'node:assert/strict';
import { trackingUrl } from './tracking-url.ts';

Deno.test('trackingUrl() returns the page on which a carrier shows where a parcel is', () => {
  assert.equal(trackingUrl('Giao hàng tiết kiệm', 'S1.A'), 'https://i.ghtk.vn/S1.A');
  assert.equal(trackingUrl('Xe ôm', '1'), undefined);
});
