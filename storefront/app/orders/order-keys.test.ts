import assert from 'node:assert/strict';
import { clearTab } from '../shell/tab-record.ts';
import { takeOrderKey } from './order-keys.ts';

Deno.test('the key of a link moves from the address to the tab, until its customer logs out', () => {
  // Damaged storage is as good as none.
  sessionStorage.setItem('orderKeys', 'null');
  const location = { pathname: '/order/A', search: '?from=mail', hash: '' };
  let address = '';
  const key = 'a-key'.padEnd(43, '_');
  const history = {
    replaceState(_state: unknown, _title: string, path: string) {
      location.hash = '';
      address = path;
    },
  };
  Object.assign(globalThis, { location, history });
  try {
    assert.equal(takeOrderKey('A'), '');
    location.hash = `#${key}`;
    assert.equal(takeOrderKey('A'), key);
    assert.equal(address, '/order/A?from=mail');
    assert.deepEqual([takeOrderKey('A'), takeOrderKey('B')], [key, '']);
    assert.equal(sessionStorage.getItem('orderKeys'), JSON.stringify({ A: key }));
    // The target of the skip link.
    location.hash = '#noi-dung';
    assert.equal(takeOrderKey('A'), key);
    clearTab();
    assert.equal(takeOrderKey('A'), '');
  } finally {
    Object.assign(globalThis, { location: undefined, history: undefined });
  }
});
