import { and, asc, count, eq, gt, max } from 'drizzle-orm';
import { z } from '../../contract/zod.ts';
import type { Reader } from '../../db/database.ts';
import { importChanges, importRows } from '../../db/schema/import-tables.ts';
import { readPages } from '../../db/query-pages.ts';

/** Kind of a change of the catalogue. Moved products change only their position. */
export type ChangeKind = 'added' | 'changed' | 'moved' | 'removed';

export interface ProductChange {
  id: string;
  fields: string[];
}

/** Result of an import or a preview. */
export const reportSchema = z.object({
  /** Numbers of products. */
  counts: z.record(z.enum(['added', 'changed', 'moved', 'unchanged', 'removed']), z.int()),
  /** Highest position of a change, in the file or of a removed product; -1 without changes. */
  lastPosition: z.int(),
  /**
   * Reads the changes of a kind, until the import is ended, in the order of the file or, of removed
   * products, the catalogue.
   */
  changes: z.custom<(kind: ChangeKind) => AsyncGenerator<ProductChange>>(),
});

/** Result of an import or a preview. Its changes are read when they are needed. */
export type ImportReport = z.infer<typeof reportSchema>;

const rowsPerQuery = 1_000;

export async function readReport({ read }: Reader, importId: number): Promise<ImportReport> {
  const isOfImport = eq(importChanges.importId, importId);
  const kinds = await read.select({
    kind: importChanges.kind,
    changes: count(),
    last: max(importChanges.position),
  }).from(importChanges).where(isOfImport).groupBy(importChanges.kind);
  const rows = await read.$count(importRows, eq(importRows.importId, importId));
  const countOf = (kind: ChangeKind) => kinds.find((row) => row.kind === kind)?.changes ?? 0;
  const [added, changed, moved] = [countOf('added'), countOf('changed'), countOf('moved')];
  const unchanged = rows - added - changed - moved;
  return {
    counts: { added, changed, moved, unchanged, removed: countOf('removed') },
    lastPosition: Math.max(-1, ...kinds.map(({ last }) => last ?? -1)),
    async *changes(kind) {
      const pages = readPages(
        rowsPerQuery,
        (last?: { position: number }) =>
          read.select().from(importChanges).where(and(
            isOfImport,
            eq(importChanges.kind, kind),
            gt(importChanges.position, last?.position ?? -1),
          )).orderBy(asc(importChanges.position)).limit(rowsPerQuery),
      );
      for await (const rows of pages) {
        for (const { productId: id, fields } of rows) yield { id, fields: fields.split(',') };
      }
    },
  };
}
