import { type OrderStatus, orderStatusNames } from '../../contract/orders/order-status.ts';
import { changeStatus } from '../../orders/change-status.ts';
import { getOrder } from '../../orders/get-order.ts';
import { explainLookupError } from '../explain-error.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { parseStatusOption, statusChoices } from './parse-status.ts';
import { orderDocument, renderOrder } from './render-order.ts';

/** `shop order`: shows an order or changes its status. */
export const orderCommand: ShopCommand = {
  name: 'order',
  summary: 'Show an order, or change its status and notify the customer by mail.',
  examples: {
    'order 3F2A9-1C4D7': 'show an order by its code; the beginning of the id works, too',
    'order 3f2a91c4 --status shipping': 'mark it as on its way',
    'order 3f2a91c4 --status "Đã hủy"': 'cancel it and return its units to stock',
  },
  arguments: [['<id>', 'code or id of the order, or the beginning of its id']],
  options: [['--status <status>', `the new status: ${statusChoices}`, parseStatusOption]],
  async run(
    { run, output }: CommandContext,
    [search]: [string],
    { status }: { status?: OrderStatus },
  ) {
    const found = await run(getOrder, { id: search }).catch(explainLookupError('order', search));
    if (!status) {
      return { document: { order: orderDocument(found) }, text: renderOrder(found, output) };
    }
    const { id, status: before } = found;
    const order = await run(changeStatus, { id, status });
    return {
      document: { before, order: orderDocument(order) },
      text: `Order ${id}: ${orderStatusNames[before]} → ${orderStatusNames[status]}\n` +
        'The running shop sends the mail to the customer.',
    };
  },
};
