import { formatSortableDateTime } from '../format/format-timestamp.ts';
import { listAudit } from '../operations/list-audit.ts';
import type { ShopCommand } from './shop-command.ts';
import { limitOption } from './terminal/arguments.ts';
import { readPages } from './terminal/read-pages.ts';
import { renderList } from './terminal/render-table.ts';

export const auditCommand: ShopCommand = {
  name: 'audit',
  summary: 'List the changes of the shop, the latest first.',
  examples: {
    'audit': 'the latest twenty changes',
    'audit --subject vong-tay-mat-ho': 'the changes of a product',
    'audit --operation orders.changeStatus --limit 100': 'the changes of one kind',
  },
  options: [
    ['--subject <id>', 'only of this product, order, page or other row'],
    ['--operation <name>', 'only by this operation, such as products.save'],
    limitOption('changes'),
  ],
  async run(context, _, { limit, ...filter }: { limit: number }) {
    const { output } = context;
    const { items } = await readPages(context, listAudit, filter, limit);
    return {
      document: {
        changes: items.map(({ at, ...row }) => ({ ...row, date: new Date(at).toISOString() })),
      },
      text: renderList('changes', items, [
        ['Time', ({ at }) => formatSortableDateTime(at)],
        ['By', ({ actor }) => actor],
        ['Operation', ({ operation }) => operation],
        ['Subject', ({ subject }) => subject, 'truncate'],
        ['Before', ({ before }) => JSON.stringify(before), 'wrap'],
        ['After', ({ after }) => JSON.stringify(after), 'wrap'],
      ], output),
    };
  },
};
