import type { ImportReport } from './import-products.ts';

/** More than this many products are counted, not listed. */
const listed = 20;

/** What an import did, or a dry run would do, as the owner reads it. */
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
  const rest = lines.length - listed;
  return [
    `${file}, dry run, nothing is changed: ${counts}`,
    ...lines.slice(0, listed),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join('\n');
}
