/** Holds the files of the repository against the rules of this house. */
import { fileURLToPath } from 'node:url';
import { importDirections } from './rules/import-directions.ts';
import { migrationsKeepData } from './rules/migrations.ts';
import { rawColours } from './rules/raw-colours.ts';
import type { SourceFile } from './rules/rule.ts';
import { componentsAreShown, componentsHaveStories } from './rules/stories.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const skipped = new Set(['node_modules', 'build', 'storybook-static', 'var', 'images']);

async function* readSources(folder: string): AsyncGenerator<SourceFile> {
  for await (const { name, isDirectory } of Deno.readDir(root + folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory && !skipped.has(name)) yield* readSources(path);
    else if (/\.(tsx?|css|sql)$/.test(name)) {
      yield { path, text: await Deno.readTextFile(root + path) };
    }
  }
}

const files: SourceFile[] = [];
for (const folder of ['lunar', 'ui', 'edge-api', 'storefront']) {
  files.push(...await Array.fromAsync(readSources(folder)));
}
const rules = [
  importDirections,
  rawColours,
  componentsAreShown,
  componentsHaveStories,
  migrationsKeepData,
];
const findings = rules.flatMap((rule) => rule(files));
for (const finding of findings) console.error(finding);
if (findings.length > 0) Deno.exit(1);
