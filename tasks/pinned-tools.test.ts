import assert from 'node:assert/strict';

const root = new URL('..', import.meta.url);
const workflows = new URL('.github/workflows/', root);
const texts = await Promise.all(
  [
    ...Array.from(Deno.readDirSync(workflows), ({ name }) => new URL(name, workflows)),
    new URL('.ci/run', root),
    new URL('docs/operations.md', root),
  ].map((file) => Deno.readTextFile(file)),
);
const all = texts.join('\n');

Deno.test('workflows, the CI script and the systemd unit use the same version of Deno', () => {
  const versions = [...all.matchAll(/\bdeno@(\S+)/g)].map(([, version]) => version);
  assert.ok(versions.length >= 5);
  assert.deepEqual([...new Set(versions)], ['2.9.6']);
});

Deno.test('actions of the workflows are pinned by the hash of a commit', () => {
  const actions = [...all.matchAll(/^\s*-?\s*uses:\s*(\S+)/gm)].map(([, action]) => action);
  assert.ok(actions.length >= 2);
  for (const action of actions) assert.match(action ?? '', /^[\w-]+\/[\w-]+@[\da-f]{40}$/);
});
