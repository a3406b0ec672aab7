import { countStock } from '../../catalogue/adjust-stock.ts';
import { explainProductError } from '../explain-error.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { parseWholeNumber } from '../terminal/arguments.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';

/** `shop stock`: sets the stock of a product. */
export const stockCommand: ShopCommand = {
  name: 'stock',
  summary: 'Set the number of units of a product in stock.',
  examples: {
    'stock vong-tay-mat-ho 12': 'twelve units are in stock',
    'stock vong-tay-mat-ho 0': 'it is sold out',
  },
  arguments: [
    ['<id>', 'the product'],
    ['<quantity>', 'a whole number from 0 to 1000000', parseWholeNumber],
  ],
  async run(context: CommandContext, [id, quantity]: [string, number]) {
    const { name, stock: after, delta } = await context.run(countStock, { productId: id, quantity })
      .catch(explainProductError(context, id));
    const before = after - delta;
    const stock = before === after ? `stays ${after}` : `${before} → ${after}`;
    return {
      document: { id, name, before, after },
      text: `${sanitizeForTerminal(name)}: stock ${stock}`,
    };
  },
};
