import type { ImportReport } from './import-products.ts';

/** Maximum number of listed products. Further ones are only counted. */
const maxListed = 20;

/** Renders the report of an import or a dry run for the terminal. */
export function renderImport(
  report: ImportReport,
  { file, dryRun }: { file: string; dryRun: boolean },
): string {
  const { added, changed, moved, unchanged, removed } = report;
  const counts = [
    `${added.length} added`,
    `${changed.length} changed`,
    ...(moved.length > 0 ? [`${moved.length} moved`] : []),
    `${unchanged} unchanged`,
    `${removed.length} removed`,
  ].join(', ');
  if (!dryRun) return `${file}: ${counts}`;
  const lines = [
    ...added.map((id) => `  + ${id}`),
    ...changed.map(({ id, fields }) => `  ~ ${id} (${fields.join(', ')})`),
    ...removed.map((id) => `  - ${id}`),
  ];
  const unlisted = lines.length - maxListed;
  return [
    `${file}, dry run, nothing is changed: ${counts}`,
    ...lines.slice(0, maxListed),
    ...(unlisted > 0 ? [`  and ${unlisted} more`] : []),
  ].join('\n');
}
