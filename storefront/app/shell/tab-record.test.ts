import assert from 'node:assert/strict';
import { brokenStorage, memoryStorage, withoutWarnings } from '../../testing/memory-storage.ts';
import { clearTab, createTabRecord } from './tab-record.ts';

const text = (value: unknown) => typeof value === 'string' ? value : undefined;

Deno.test('a record survives a reload until it is cleared', () => {
  const stored = new Map<string, string>();
  const storage = memoryStorage(stored);
  createTabRecord('x', text, storage).set('giữ lại');
  const reloaded = createTabRecord('x', text, storage);
  assert.equal(reloaded.get(), 'giữ lại');
  reloaded.clear();
  assert.equal(reloaded.get(), undefined);
  assert.equal(stored.size, 0);
});

Deno.test('a damaged or invalid record is undefined', () => {
  for (const damaged of ['{"a":', '1', 'null', '[]']) {
    const storage = memoryStorage(new Map([['x', damaged]]));
    assert.equal(createTabRecord('x', text, storage).get(), undefined, damaged);
  }
});

Deno.test('without storage a record lives as long as the page', () => {
  withoutWarnings(() => {
    const record = createTabRecord('x', text, brokenStorage());
    let notified = 0;
    record.subscribe(() => notified += 1);
    assert.equal(record.get(), undefined);
    record.set('a');
    assert.equal(record.get(), 'a');
    record.clear();
    assert.equal(record.get(), undefined);
    assert.equal(notified, 2);
  });
});

Deno.test('all records of a tab are cleared, also those that no code has read', () => {
  sessionStorage.setItem('unread', '"a"');
  const record = createTabRecord('x', text, brokenStorage());
  withoutWarnings(() => record.set('b'));
  clearTab();
  assert.equal(record.get(), undefined);
  assert.equal(sessionStorage.length, 0);
});
