import assert from 'node:assert/strict';
import { parseStatus } from './orders-command.ts';

Deno.test('parseStatus() accepts codes and Vietnamese names, regardless of case and diacritics', () => {
  const cases: [string, string | undefined][] = [
    ['awaiting-payment', 'awaiting-payment'],
    ['Awaiting Payment', 'awaiting-payment'],
    ['Đang xử lý', 'processing'],
    ['ĐANG GIAO HÀNG'.normalize('NFD'), 'shipping'],
    [' da  giao ', 'delivered'],
    ['da-huy', 'cancelled'],
    ['đã', undefined],
    ['', undefined],
  ];
  for (const [text, status] of cases) assert.equal(parseStatus(text), status, text);
});
