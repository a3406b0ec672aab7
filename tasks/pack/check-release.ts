/** Checks that a tag can be published: `deno run -A tasks/pack/check-release.ts v0.2.0`. */
import { dirname, join } from 'node:path';
import type { Manifest } from './manifest.ts';
import { readChangelog } from './read-changelog.ts';

const root = join(import.meta.dirname!, '../..');

/**
 * Returns what keeps a package from its release under a tag: another version in its manifest, or no
 * section of that version in its changelog.
 */
export function releaseProblems(
  tag: string,
  { name, version }: Pick<Manifest, 'name' | 'version'>,
  changelog: string,
): string[] {
  const problems: string[] = [];
  if (tag !== `v${version}`) problems.push(`${name} has version ${version}, not that of ${tag}`);
  if (!changelog.split('\n').includes(`## ${version}`)) {
    problems.push(`the changelog of ${name} has no section ## ${version}`);
  }
  return problems;
}

if (import.meta.main) {
  const [tag = ''] = Deno.args;
  const problems: string[] = [];
  for (const file of ['lunar/package.json', 'lunar/jsr.json', 'ui/package.json']) {
    const path = join(root, file);
    const manifest: Manifest = JSON.parse(await Deno.readTextFile(path));
    problems.push(...releaseProblems(tag, manifest, await readChangelog(dirname(path))));
  }
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    Deno.exit(1);
  }
}
