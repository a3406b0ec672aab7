import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CartSummary } from '../cart/cart-summary/cart-summary.tsx';
import { english } from './english/english.ts';
import { MessagesProvider } from './use-messages.ts';

const summary = (
  <CartSummary subtotal={450_000} shipping={10_000} total={460_000} onCheckout={() => {}} />
);

/** Returns the texts of an element, one per line. */
function textOf(element: ReactNode): string {
  return renderToStaticMarkup(element).replace(/<[^>]+>/g, '\n').replace(/\n+/g, '\n').trim();
}

test('useMessages() returns Vietnamese texts without a provider', () => {
  assert.equal(
    textOf(summary),
    'Tổng đơn hàng\nTạm tính\n450.000 VNĐ\nPhí giao hàng\n10.000 VNĐ\n' +
      'Tổng cộng\n460.000 VNĐ\nTHANH TOÁN',
  );
});

test('useMessages() returns the English texts and notation of a provider', () => {
  assert.equal(
    textOf(<MessagesProvider value={english}>{summary}</MessagesProvider>),
    'Order total\nSubtotal\n450,000 VND\nShipping\n10,000 VND\nTotal\n460,000 VND\nCHECK OUT',
  );
});

test('useMessages() completes the texts of a provider by the Vietnamese ones', () => {
  const texts = textOf(
    <MessagesProvider value={{ cartSummary: { checkout: 'MUA NGAY' } }}>{summary}
    </MessagesProvider>,
  );
  assert.match(texts, /MUA NGAY$/);
  assert.match(texts, /^Tổng đơn hàng\nTạm tính\n450\.000 VNĐ/);
});
