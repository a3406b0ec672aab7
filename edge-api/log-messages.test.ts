import assert from 'node:assert/strict';
import { securityEvents } from './account/security-log.ts';

const root = new URL('../', import.meta.url);

/** Returns the texts of the sources in a folder, without tests. */
async function readSources(folder: URL): Promise<string[]> {
  const texts: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory && name !== 'node_modules' && name !== 'testing') {
      texts.push(...await readSources(new URL(`${name}/`, folder)));
    } else if (name.endsWith('.ts') && !name.includes('.test.')) {
      texts.push(await Deno.readTextFile(new URL(name, folder)));
    }
  }
  return texts;
}

/** Returns the names in the first column of a table of docs/operations.md. */
async function readNames(heading: string): Promise<Set<string>> {
  const text = await Deno.readTextFile(new URL('docs/operations.md', root));
  const section = text.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!;
  const cells = section.matchAll(/^\| (`[^|]+) \|/gm);
  return new Set(
    [...cells].flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map((m) => m[1]!)),
  );
}

Deno.test('the operations guide explains each warning and error of the log', async () => {
  const explained = await readNames('Log messages');
  const sources = (await Promise.all(
    ['edge-api/', 'storefront/server/'].map((folder) => readSources(new URL(folder, root))),
  )).flat().join('\n');
  const calls = sources.matchAll(/\blog\(\s*(?:\w+ \? )?'(warn|error)'[^,]*,\s*'([^']+)'/g);
  const messages = new Set([...calls].map(([, , message]) => message!));
  assert.ok(messages.size > 20);
  assert.deepEqual([...messages].filter((message) => !explained.has(message)), []);
  assert.deepEqual([...explained].filter((message) => !sources.includes(`'${message}'`)), []);
});

Deno.test('the operations guide explains each security event', async () => {
  const explained = await readNames('Security events');
  const kinds = Object.values(securityEvents).map(([kind]) => kind);
  const events = [
    ...Object.keys(securityEvents),
    ...kinds.map((kind) => `${kind} limited`),
    // A request for a mail checks nothing.
    ...kinds.filter((kind) => kind !== 'mail request').map((kind) => `${kind} failed`),
  ];
  assert.deepEqual(events.filter((event) => !explained.has(event)), []);
});
