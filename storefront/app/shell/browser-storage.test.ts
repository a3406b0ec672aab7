import assert from 'node:assert/strict';
import { brokenStorage, memoryStorage, withoutWarnings } from '../../testing/memory-storage.ts';
import { storedJson, storedText } from './browser-storage.ts';

const asText = (value: unknown) => typeof value === 'string' ? value : undefined;

Deno.test('storedText() reads what another page of the browser has written or removed', () => {
  const stored = new Map<string, string>();
  const text = storedText(memoryStorage(stored), 'x');
  assert.equal(text.read(), undefined);
  text.write('a');
  assert.deepEqual([...stored], [['x', 'a']]);
  stored.set('x', 'b');
  assert.equal(text.read(), 'b');
  stored.delete('x');
  assert.equal(text.read(), undefined);
  text.write('c');
  text.remove();
  assert.equal(stored.size, 0);
});

Deno.test('storedText() keeps the text in memory while storage is forbidden, and warns once', () => {
  const warnings = withoutWarnings(() => {
    const text = storedText(brokenStorage(), 'x');
    assert.equal(text.read(), undefined);
    text.write('a');
    assert.equal(text.read(), 'a');
    text.remove();
    assert.equal(text.read(), undefined);
  });
  assert.equal(warnings.length, 1);
  assert.match(String(warnings[0]?.[0]), /"x"/);
});

Deno.test('storedText() prefers an unsaved text to the older stored one while storage is full', () => {
  const stored = new Map([['x', 'old']]);
  const area = memoryStorage(stored);
  let full = true;
  const text = storedText({
    ...area,
    setItem(key, value) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      area.setItem(key, value);
    },
  }, 'x');
  withoutWarnings(() => {
    text.write('new');
    assert.equal(text.read(), 'new');
    stored.set('x', 'of another tab');
    assert.equal(text.read(), 'of another tab');
    full = false;
    text.write('saved');
    assert.equal(stored.get('x'), 'saved');
    assert.equal(text.read(), 'saved');
  });
});

Deno.test('storedJson() returns undefined for a missing, damaged or invalid value', () => {
  for (const damaged of ['{"a":', '1', 'null', '[]', '']) {
    const value = storedJson(memoryStorage(new Map([['x', damaged]])), 'x', asText);
    assert.equal(value.read(), undefined, damaged);
  }
  assert.equal(storedJson(memoryStorage(), 'x', asText).read(), undefined);
});

Deno.test('storedJson() writes JSON and reads it back', () => {
  const stored = new Map<string, string>();
  const value = storedJson(memoryStorage(stored), 'x', asText);
  value.write('giữ lại');
  assert.equal(stored.get('x'), '"giữ lại"');
  assert.equal(value.read(), 'giữ lại');
});
