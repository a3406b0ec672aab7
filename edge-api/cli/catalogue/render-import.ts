import type { MissingPictures } from '../../catalogue/pictures/missing-pictures.ts';
import type {
  ChangeKind,
  ImportReport,
  ProductChange,
} from '../../catalogue/import/import-report.ts';

/** Maximum number of listed products. Further ones are only counted. */
const maxListed = 20;

/** Input of an import that is repeated in its report. */
export interface ImportSubject {
  file: string;
  dryRun: boolean;
}

export async function renderImport(
  report: ImportReport,
  { file, dryRun }: ImportSubject,
): Promise<string> {
  const { added, changed, moved, unchanged, removed } = report.counts;
  const counts = [
    `${added} added`,
    `${changed} changed`,
    ...(moved > 0 ? [`${moved} moved`] : []),
    `${unchanged} unchanged`,
    `${removed} removed`,
  ].join(', ');
  if (!dryRun) return `${file}: ${counts}`;
  const lines: string[] = [];
  for await (const line of listChanges(report)) {
    lines.push(line);
    if (lines.length === maxListed) break;
  }
  const unlisted = added + changed + removed - lines.length;
  return [
    `${file}, dry run, nothing is changed: ${counts}`,
    ...lines,
    ...(unlisted > 0 ? [`  and ${unlisted} more`] : []),
  ].join('\n');
}

async function* listChanges({ changes }: ImportReport): AsyncGenerator<string> {
  for await (const { id } of changes('added')) yield `  + ${id}`;
  for await (const { id, fields } of changes('changed')) yield `  ~ ${id} (${fields.join(', ')})`;
  for await (const { id } of changes('removed')) yield `  - ${id}`;
}

/** Generates the report as a JSON document, in parts, as it may name all products. */
export async function* generateImportDocument(
  { counts, changes }: ImportReport,
  { file, dryRun }: ImportSubject,
  warnings: readonly string[],
): AsyncGenerator<string> {
  async function* list(kind: ChangeKind): AsyncGenerator<string> {
    yield `,"${kind}":[`;
    let separator = '';
    for await (const change of changes(kind)) {
      yield separator + JSON.stringify(toItem(kind, change));
      separator = ',';
    }
    yield ']';
  }
  yield `{"file":${JSON.stringify(file)},"dryRun":${dryRun}`;
  for (const kind of ['added', 'changed', 'moved'] as const) yield* list(kind);
  yield `,"unchanged":${counts.unchanged}`;
  yield* list('removed');
  yield `,"warnings":${JSON.stringify(warnings)}}\n`;
}

const toItem = (kind: ChangeKind, change: ProductChange) => kind === 'changed' ? change : change.id;

/** Returns the warnings about pictures that are neither in a folder nor in the database. */
export function describeMissingPictures(
  { listed, unlisted }: Pick<MissingPictures, 'listed' | 'unlisted'>,
  [folder]: readonly string[],
): string[] {
  const warnings = [...listed].map(([image, { id, products }]) => {
    const others = products > 1 ? ` and ${products - 1} more` : '';
    return `Warning: the picture ${image} of ${id}${others} is not in ${folder}`;
  });
  if (unlisted === 0) return warnings;
  const what = unlisted > 1 ? `pictures of ${unlisted} more products are` : (
    'picture of 1 more product is'
  );
  return [...warnings, `Warning: the ${what} missing`];
}
