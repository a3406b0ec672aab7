import assert from 'node:assert/strict';
import { sections } from '../back-office/app/shell/sections.ts';
import { environmentSchema } from '../edge-api/boot/environment-schema.ts';
import { settingKeys, settingSchema } from '../edge-api/settings/setting-keys.ts';
import { renderSettingsDocument, settingsFile } from './docs.ts';
import { readSources } from './rules/read-sources.ts';

const root = new URL('../', import.meta.url);
const sources = await readSources(root.pathname);
const documents = new Map(
  sources.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => [path, text]),
);

Deno.test('docs/settings.md is what `deno task docs` writes', async () => {
  assert.equal(await Deno.readTextFile(settingsFile), renderSettingsDocument());
});

Deno.test('each setting has a description in its schema', () => {
  const schemas = [
    ...Object.entries(environmentSchema.shape),
    ...settingKeys.map((key) => [key, settingSchema(key)] as const),
  ];
  assert.deepEqual(schemas.filter(([, schema]) => !schema?.description).map(([name]) => name), []);
});

Deno.test('links between documents lead to existing files and headings', async () => {
  const broken: string[] = [];
  for (const [path, text] of documents) {
    for (const [, target = ''] of withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(?:https?:|mailto:|tel:|\/|\{\{)/.test(target)) continue;
      const [file = '', heading] = target.split('#');
      const linked = file === '' ? path : resolve(path, file);
      const known = await exists(linked) &&
        (heading === undefined || headingsOf(documents.get(linked) ?? '').includes(heading));
      if (!known) broken.push(`${path}: ${target}`);
    }
  }
  assert.deepEqual(broken, []);
});

Deno.test('each threat names at least one file, and all named files exist', async () => {
  const rows = documents.get('docs/threats.md')?.match(/^\| (?!threat|-).*$/gm) ?? [];
  assert.ok(rows.length > 60);
  const faults: string[] = [];
  for (const row of rows) {
    const files = [...row.split('|').at(-2)?.matchAll(/`([^`]+)`/g) ?? []].map(([, file]) => file!);
    const missing = [];
    for (const file of files) if (!await exists(file)) missing.push(file);
    if (files.length === 0 || missing.length > 0) faults.push(`${row.split('|')[1]}: ${missing}`);
  }
  assert.deepEqual(faults, []);
});

Deno.test('source files that a document names exist', () => {
  const paths = sources.map(({ path }) => `/${path}`);
  const missing = [...documents].flatMap(([path, text]) =>
    [...text.matchAll(/`([\w./-]+\.tsx?)`/g)]
      .filter(([, file]) => !paths.some((source) => source.endsWith(`/${file}`)))
      .map(([, file]) => `${path}: ${file}`)
  );
  assert.deepEqual(missing, []);
});

Deno.test('the path of an order in docs/architecture.md consists of existing files', async () => {
  const drawing = documents.get('docs/architecture.md')?.match(/^```\n([\s\S]*?)^```/m)?.[1] ?? '';
  const files = [...drawing.matchAll(/[\w/-]+\.ts\b/g)].map(([file]) => `edge-api/${file}`);
  assert.ok(files.length > 0);
  for (const file of files) assert.ok(await exists(file), file);
});

Deno.test('the guide for owners names each section of the back office', () => {
  const guide = documents.get('docs/back-office.md')?.replaceAll(/\s+/g, ' ') ?? '';
  const names = sections.map(({ label }) => label);
  assert.deepEqual(names.filter((name) => !guide.includes(`**${name}**`)), []);
});

function withoutCode(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, '');
}

/** Returns the anchors of the headings, as GitHub makes them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(/[^\p{L}\p{N}\s-]/gu, '').replaceAll(' ', '-')
  );
}

function resolve(path: string, file: string): string {
  return new URL(file, new URL(path, 'file:///')).pathname.slice(1);
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(new URL(path, root)).then(() => true, () => false);
}
