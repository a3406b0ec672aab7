/**
 * Prints the imports between the folders of the packages, import cycles, and folders with many
 * entries: `deno run -A tasks/tree.ts`. Tests and stories do not count as importing files.
 */
import { fileURLToPath } from 'node:url';
import { withoutComments } from './rules/comments.ts';
import { buildImportGraph, findCycles, importsOf } from './rules/import-graph.ts';
import { readSources } from './rules/read-sources.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Number of path segments that name an area, by package: `ui/cart`, `storefront/app/cart`. */
const depths = new Map([['lunar', 2], ['ui', 2], ['edge-api', 3], ['storefront', 3]]);

/** Maximum number of files and folders directly in a folder. */
const mostEntries = 20;

const sources = (await readSources(root)).filter(({ path }) =>
  depths.has(path.split('/')[0] ?? '') && /\.tsx?$/.test(path)
);
const graph = buildImportGraph(sources);

function areaOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, depths.get(folders[0] ?? '')).join('/');
}

const counts = new Map<string, Map<string, number>>();
for (const file of sources) {
  if (/\.(?:test|stories)\.tsx?$/.test(file.path)) continue;
  const packages = importsOf(withoutComments(file))
    .filter((specifier) => specifier.startsWith('@thach-an/'))
    .map((specifier) => specifier.replace('@thach-an/', ''));
  const area = areaOf(file.path);
  const targets = counts.get(area) ?? new Map<string, number>();
  counts.set(area, targets);
  for (const target of [...(graph.get(file.path) ?? []).map(areaOf), ...packages]) {
    if (target !== area) targets.set(target, (targets.get(target) ?? 0) + 1);
  }
}

console.log('Imports between folders');
for (const [area, targets] of [...counts].sort(([a], [b]) => a < b ? -1 : 1)) {
  const list = [...targets].sort(([, a], [, b]) => b - a).map(([name, n]) => `${name} ${n}`);
  console.log(`  ${area} → ${list.join(', ') || 'nothing'}`);
}

console.log('\nCycles of files');
for (const cycle of findCycles(graph)) console.log(`  ${[...cycle, cycle[0]].join(' → ')}`);

console.log('\nCycles of folders');
const areas = new Map([...counts].map(([area, targets]) => [area, [...targets.keys()]]));
for (const cycle of findCycles(areas)) console.log(`  ${[...cycle, cycle[0]].join(' → ')}`);

console.log(`\nFolders with more than ${mostEntries} entries`);
const { stdout } = await new Deno.Command('git', { args: ['ls-files', '-z'], cwd: root }).output();
const entries = new Map<string, Set<string>>();
for (const path of new TextDecoder().decode(stdout).split('\0').filter(Boolean)) {
  const names = path.split('/');
  for (const [depth, name] of names.entries()) {
    const folder = names.slice(0, depth).join('/') || '.';
    entries.set(folder, (entries.get(folder) ?? new Set()).add(name));
  }
}
for (const [folder, { size }] of entries) {
  if (size > mostEntries) console.log(`  ${folder}: ${size}`);
}
