/** Checks the files of the repository with the project's own lint rules. */
import { fileURLToPath } from 'node:url';
import { coinedWords } from './rules/coined-words.ts';
import { uniqueFileNames } from './rules/file-names.ts';
import { noImportCycles } from './rules/import-graph.ts';
import { importDirections } from './rules/import-directions.ts';
import { migrationsKeepData } from './rules/migrations.ts';
import { plainOpenings, shortLines } from './rules/plain-comments.ts';
import { rawColours } from './rules/raw-colours.ts';
import { readSources } from './rules/read-sources.ts';
import { sidebarMirrorsFolders } from './rules/sidebar.ts';
import {
  areasHaveThemes,
  componentsAreShown,
  componentsHaveStories,
  defaultStoriesAreAtRest,
  mailsHaveStories,
} from './rules/stories.ts';
import { vietnameseTexts } from './rules/vietnamese-texts.ts';

const rules = [
  importDirections,
  noImportCycles,
  uniqueFileNames,
  rawColours,
  componentsAreShown,
  componentsHaveStories,
  areasHaveThemes,
  mailsHaveStories,
  defaultStoriesAreAtRest,
  sidebarMirrorsFolders,
  migrationsKeepData,
  plainOpenings,
  shortLines,
  coinedWords,
  vietnameseTexts,
];
const files = await readSources(fileURLToPath(new URL('..', import.meta.url)));
const findings = rules.flatMap((rule) => rule(files));
for (const finding of findings) console.error(finding);
// See docs/decisions/039.
Deno.exit(findings.length > 0 ? 1 : 0);
