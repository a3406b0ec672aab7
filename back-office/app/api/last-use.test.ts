import assert from 'node:assert/strict';
import { observeUse } from './last-use.ts';

Deno.test('a page is in use for a minute after it was opened and after each input', () => {
  const page = new EventTarget();
  let time = 5_000;
  const isUsed = observeUse(page, () => time);
  assert.ok(isUsed());
  time += 59_999;
  assert.ok(isUsed());
  time += 1;
  assert.ok(!isUsed());
  page.dispatchEvent(new Event('message'));
  assert.ok(!isUsed());
  for (const name of ['keydown', 'pointerdown', 'wheel', 'focus']) {
    page.dispatchEvent(new Event(name));
    assert.ok(isUsed(), name);
    time += 60_000;
    assert.ok(!isUsed(), name);
  }
});
