import { checkCatalogue } from '../../catalogue/check-catalogue.ts';
import { OwnerError } from '../owner-error.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { countStock } from '../../catalogue/adjust-stock.ts';
import { explainProductError } from '../explain-error.ts';
import { parseWholeNumber } from '../terminal/arguments.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';

/**
 * `shop check`: finds products that an interrupted import has left half changed, and stock that is
 * not the sum of its movements.
 */
export const checkCommand: ShopCommand = {
  name: 'check',
  summary: 'Check that no import has stopped between two parts, and that all stock is booked.',
  examples: { 'check': 'after an import that did not end, or work on the database by hand' },
  async run({ run }) {
    const { incompleteImport: written, unbooked: products } = await run(checkCatalogue, {});
    if (written !== undefined) {
      throw new OwnerError(
        'IMPORT_INCOMPLETE',
        `An import stopped after ${written} changes: visitors see some of its products as they ` +
          'were, and others as in the file. Import the file again to complete it.',
      );
    }
    if (products.length > 0) {
      const lines = products.map(({ productId, stock, moved }) =>
        `\n  ${productId}: ${stock} in stock, ${moved} booked`
      );
      const message = `The stock is not the sum of its movements:${lines.join('')}`;
      throw new OwnerError('STOCK_NOT_BOOKED', message, { products });
    }
    return {
      document: { complete: true, booked: true },
      text: 'No import is incomplete, and all stock is booked.',
    };
  },
};

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
