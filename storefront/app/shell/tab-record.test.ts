import assert from 'node:assert/strict';
import { createTabRecord } from './tab-record.ts';

function memory(stored = new Map<string, string>()) {
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

const text = (value: unknown) => typeof value === 'string' ? value : undefined;

Deno.test('a record is there after a reload, and gone when it is forgotten', () => {
  const storage = memory();
  createTabRecord('x', text, storage).write('giữ lại');
  const reloaded = createTabRecord('x', text, storage);
  assert.equal(reloaded.read(), 'giữ lại');
  reloaded.forget();
  assert.equal(reloaded.read(), undefined);
  assert.equal(storage.stored.size, 0);
});

Deno.test('what is damaged or something else is none', () => {
  for (const damaged of ['{"a":', '1', 'null', '[]']) {
    const storage = memory(new Map([['x', damaged]]));
    assert.equal(createTabRecord('x', text, storage).read(), undefined, damaged);
  }
});

Deno.test('without storage a record lives as long as the page', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const { warn } = console;
  console.warn = () => {};
  try {
    const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    const record = createTabRecord('x', text, storage);
    let told = 0;
    record.subscribe(() => told += 1);
    assert.equal(record.read(), undefined);
    record.write('a');
    assert.equal(record.read(), 'a');
    record.forget();
    assert.equal(record.read(), undefined);
    assert.equal(told, 2);
  } finally {
    console.warn = warn;
  }
});
