import assert from 'node:assert/strict';
import { insertData } from './insert-data.ts';

/** Runs the inserted script as a browser does, and returns what it enqueues. */
function enqueuedBy(html: string): unknown[] {
  const script = /<script nonce="n">([\s\S]*?)<\/script><\/body>/.exec(html)?.[1] ?? '';
  const enqueued: unknown[] = [];
  const streamController = {
    enqueue: (text: string) => enqueued.push(text),
    close: () => enqueued.push('closed'),
  };
  new Function('window', script)({ __reactRouterContext: { streamController } });
  return enqueued;
}

Deno.test('insertData() hands the data over unchanged, and no text ends the script', () => {
  const data = '[{"_1":2},"</script><!-- & \u2028 \u2029 \\ " Đá mắt hổ"]\n';
  const html = insertData('<html><body><p>Xin chào</p></body></html>', data, 'n');
  assert.deepEqual(enqueuedBy(html), [data, 'closed']);
  assert.equal(html.match(/<\/script>/g)?.length, 1);
  assert.ok(html.startsWith('<html><body><p>Xin chào</p><script'));
  assert.ok(html.endsWith('</script></body></html>'));
});
