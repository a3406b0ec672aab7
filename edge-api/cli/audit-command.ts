import type { Command } from 'commander';
import { formatSortableDateTime } from '../format/format-timestamp.ts';
import { type AuditRow, listAudit } from '../operations/list-audit.ts';
import { addCommand, withDatabase } from './shop-command.ts';
import type { Output } from './terminal/output.ts';
import { maxLimit, parseLimit } from './terminal/parse-limit.ts';
import { renderTable } from './terminal/render-table.ts';

interface Options {
  subject?: string;
  operation?: string;
  limit: number;
}

/** Adds `shop audit`, which lists the changes that the owner, the staff and jobs have made. */
export function addAuditCommand(program: Command, output: Output): void {
  addCommand(program, 'audit', 'List the changes of the shop, the latest first.', {
    'audit': 'the latest twenty changes',
    'audit --subject vong-tay-mat-ho': 'the changes of a product',
    'audit --operation orders.changeStatus --limit 100': 'the changes of one kind',
  })
    .option('--subject <id>', 'only of this product, order, page or other row')
    .option('--operation <name>', 'only by this operation, such as products.save')
    .option('--limit <number>', `maximum number of changes, up to ${maxLimit}`, parseLimit, 20)
    .action((filter: Options) =>
      withDatabase(output, async ({ run }) => {
        const { items } = await run(listAudit, filter);
        if (output.json) return output.document({ changes: items.map(toDocument) });
        if (items.length === 0) return output.print('No changes.');
        output.print(renderAudit(items, output));
      })
    );
}

function renderAudit(rows: readonly AuditRow[], output: Output): string {
  return renderTable(
    [
      { title: 'Time' },
      { title: 'By' },
      { title: 'Operation' },
      { title: 'Subject', overflow: 'truncate' },
      { title: 'Before', overflow: 'wrap' },
      { title: 'After', overflow: 'wrap' },
    ],
    rows.map(({ at, actor, operation, subject, before, after }) => [
      formatSortableDateTime(at),
      actor,
      operation,
      subject,
      JSON.stringify(before),
      JSON.stringify(after),
    ]),
    output,
  );
}

const toDocument = ({ at, ...row }: AuditRow) => ({ ...row, date: new Date(at).toISOString() });
