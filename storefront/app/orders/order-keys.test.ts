import assert from 'node:assert/strict';
import { clearTab } from '../shell/tab-record.ts';
import { takeOrderKey } from './order-keys.ts';

Deno.test('the key of a link moves from the address to the tab, until its customer logs out', () => {
  // Damaged storage is as good as none.
  sessionStorage.setItem('orderKeys', 'null');
  const location = { pathname: '/order/A', search: '?from=mail', hash: '' };
  let address = '';
  const history = {
    replaceState(_state: unknown, _title: string, path: string) {
      location.hash = '';
      address = path;
    },
  };
  Object.assign(globalThis, { location, history });
  try {
    assert.equal(takeOrderKey('A'), '');
    location.hash = '#a-key';
    assert.equal(takeOrderKey('A'), 'a-key');
    assert.equal(address, '/order/A?from=mail');
    assert.deepEqual([takeOrderKey('A'), takeOrderKey('B')], ['a-key', '']);
    assert.equal(sessionStorage.getItem('orderKeys'), '{"A":"a-key"}');
    clearTab();
    assert.equal(takeOrderKey('A'), '');
  } finally {
    Object.assign(globalThis, { location: undefined, history: undefined });
  }
});
