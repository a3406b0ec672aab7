import type { Command } from 'commander';
import { countStock } from '../../catalogue/count-stock.ts';
import type { Output } from '../terminal/output.ts';
import { parseWholeNumber } from '../terminal/parse-whole-number.ts';
import { addCommand, withDatabase } from '../shop-command.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';
import { explainProductError } from './explain-product-error.ts';

/** Adds `shop stock`, which sets the stock of a product. */
export function addStockCommand(program: Command, output: Output): void {
  addCommand(program, 'stock', 'Set the number of units of a product in stock.', {
    'stock vong-tay-mat-ho 12': 'twelve units are in stock',
    'stock vong-tay-mat-ho 0': 'it is sold out',
  })
    .argument('<id>', 'the product')
    .argument('<quantity>', 'a whole number from 0 to 1000000', parseWholeNumber)
    .action((id: string, quantity: number) =>
      withDatabase(output, async (context) => {
        const { name, stock: after, delta } = await context
          .run(countStock, { productId: id, quantity })
          .catch(explainProductError(context, id));
        const before = after - delta;
        if (output.json) return output.document({ id, name, before, after });
        const stock = before === after ? `stays ${after}` : `${before} → ${after}`;
        output.print(`${sanitizeForTerminal(name)}: stock ${stock}`);
      })
    );
}
