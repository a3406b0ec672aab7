import type { Command } from 'commander';
import { type OrderStatus, orderStatusNames } from '../../contract/orders/order-status.ts';
import type { StaffOrder } from '../../contract/orders/staff-order.ts';
import { changeStatus } from '../../orders/change-status.ts';
import { getOrder } from '../../orders/get-order.ts';
import type { Output } from '../terminal/output.ts';
import { parseStatusOption, statusChoices } from './parse-status-option.ts';
import { explainLookupError } from '../explain-lookup-error.ts';
import { orderDocument, renderOrder } from './render-order.ts';
import { addCommand, type CommandContext, withDatabase } from '../shop-command.ts';

/** Adds `shop order`, which shows an order or changes its status. */
export function addOrderCommand(program: Command, output: Output): void {
  addCommand(
    program,
    'order',
    'Show an order, or change its status and notify the customer by mail.',
    {
      'order 3F2A9-1C4D7': 'show an order by its code; the beginning of the id works, too',
      'order 3f2a91c4 --status shipping': 'mark it as on its way',
      'order 3f2a91c4 --status "Đã hủy"': 'cancel it and return its units to stock',
    },
  )
    .argument('<id>', 'code or id of the order, or the beginning of its id')
    .option('--status <status>', `the new status: ${statusChoices}`, parseStatusOption)
    .action((id: string, { status }: { status?: OrderStatus }) =>
      withDatabase(output, async (context) => {
        const order = await context.run(getOrder, { id }).catch(explainLookupError('order', id));
        if (status) await change(context, order, status);
        else if (output.json) output.document({ order: orderDocument(order) });
        else output.print(renderOrder(order, output));
      })
    );
}

async function change(
  { run, output }: CommandContext,
  { id, status: before }: StaffOrder,
  status: OrderStatus,
): Promise<void> {
  const order = await run(changeStatus, { id, status });
  if (output.json) return output.document({ before, order: orderDocument(order) });
  output.print(
    `Order ${id}: ${orderStatusNames[before]} → ${orderStatusNames[status]}\n` +
      'The running shop sends the mail to the customer.',
  );
}
