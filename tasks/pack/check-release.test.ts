import assert from 'node:assert/strict';
import { releaseProblems } from './check-release.ts';

const manifest = { name: '@thach-an/lunar', version: '0.2.0' };

Deno.test('releaseProblems() accepts a tag of the version with a section in the changelog', () => {
  assert.deepEqual(releaseProblems('v0.2.0', manifest, '# Changelog\n\n## 0.2.0\n\n- x\n'), []);
});

Deno.test('releaseProblems() finds another version and a missing section', () => {
  assert.deepEqual(releaseProblems('v0.3.0', manifest, '# Changelog\n\n## Unreleased\n'), [
    '@thach-an/lunar has version 0.2.0, not that of v0.3.0',
    'the changelog of @thach-an/lunar has no section ## 0.2.0',
  ]);
});

Deno.test('the command in COMPARISON.md publishes lunar to JSR', async () => {
  const folder = new URL('../../lunar/', import.meta.url);
  const text = await Deno.readTextFile(new URL('COMPARISON.md', folder));
  const [, command = ''] = /`deno (publish [^`]+)`/.exec(text)!;
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [...command.split(' '), '--dry-run', '--allow-dirty'],
    cwd: folder,
  }).output();
  assert.ok(success, new TextDecoder().decode(stderr));
});
