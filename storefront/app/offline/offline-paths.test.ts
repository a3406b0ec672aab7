import assert from 'node:assert/strict';
import {
  isAppPage,
  isCurrentPage,
  isKeptPage,
  isKeptReply,
  offlineTarget,
} from './offline-paths.ts';

const at = (path: string) => new URL(path, 'https://shop.example');

Deno.test('isKeptPage() accepts public pages, without parameters that may be personal', () => {
  const kept = ['/', '/store', '/cart', '/product/vong', '/tuvi', '/privacy', '/lich/2026-11-25'];
  for (const path of [...kept, '/lich/1968-01-30?lich=mien-nam']) {
    assert.equal(isKeptPage(at(path)), true, path);
  }
});

/** Pages that depend on a customer, on staff, or on a token. */
const personal = [
  '/admin',
  '/admin/orders',
  '/api/user/account',
  '/order/ABCD2345',
  '/verify?success=true&orderId=1',
  '/verify-email?token=abc&email=a@example.com',
  '/reset-password?token=abc',
  '/confirm-email?token=abc',
  '/not-me?token=abc',
  '/lich/nhac-gio.ics?ten=Ba',
  '/payment/1',
];

Deno.test('isKeptPage() and isAppPage() reject pages of a customer, of staff and with a token', () => {
  for (const path of personal) {
    assert.equal(isKeptPage(at(path)), false, path);
    assert.equal(isAppPage(at(path)), false, path);
    assert.equal(isKeptReply(at(path)), false, path);
  }
  for (const path of ['/order', '/myorders', '/account', '/store?q=qua', '/lich/nhac-gio?ten=Ba']) {
    assert.equal(isKeptPage(at(path)), false, path);
  }
  assert.equal(isAppPage(at('/tra-cuu-don-hang')), true);
});

Deno.test('isKeptReply() accepts products, synonyms and texts only', () => {
  for (const path of ['/api/catalogue/products/a/page', '/api/catalogue/synonyms']) {
    assert.equal(isKeptReply(at(path)), true, path);
  }
  assert.equal(isKeptReply(at('/api/shop/pages/terms')), true);
  for (const path of ['/api/catalogue/stock?since=1', '/api/cart/get', '/api/food/list']) {
    assert.equal(isKeptReply(at(path)), false, path);
  }
});

Deno.test('offlineTarget() returns pages of the shop only', () => {
  assert.equal(offlineTarget('?to=%2Fstore%3Fq%3Dngoc'), '/store?q=ngoc');
  const others = ['', '?to=', '?to=store', '?to=//evil.example/store', '?to=/%5Cevil.example/cart'];
  for (const search of [...others, '?to=/offline', '?to=/admin', '?to=https://evil.example/']) {
    assert.equal(offlineTarget(search), undefined, search);
  }
});

Deno.test('isCurrentPage() rejects the page of today on another day in Vietnam', () => {
  const evening = Date.parse('2026-11-25T16:59:00Z');
  const midnight = Date.parse('2026-11-25T17:00:00Z');
  assert.equal(isCurrentPage(at('/lich'), evening, evening), true);
  assert.equal(isCurrentPage(at('/lich'), evening, midnight), false);
  assert.equal(isCurrentPage(at('/lich/2026-11-25'), evening, midnight), true);
});
