import type { Command } from 'commander';
import { setStock } from './set-stock.ts';
import type { Output } from '../terminal/output.ts';
import { readNumber } from '../terminal/read-number.ts';
import { addCommand, withDatabase } from '../shop-command.ts';
import { visibleText } from '../terminal/visible-text.ts';

/** `shop stock`: sets how many pieces there are. */
export function addStockCommand(program: Command, output: Output): void {
  addCommand(program, 'stock', 'Set how many pieces of a product are in stock.', {
    'stock vong-tay-mat-ho 12': 'there are twelve of them now',
    'stock vong-tay-mat-ho 0': 'it is sold out',
  })
    .argument('<id>', 'the product')
    .argument('<pieces>', 'a whole number from 0 to 1000000', readNumber)
    .action((id: string, pieces: number) =>
      withDatabase(output, async ({ database }) => {
        const change = await setStock(database, id, pieces);
        if (output.json) return output.document(change);
        const { name, before, after } = change;
        const stock = before === after ? `stays ${after}` : `${before} → ${after}`;
        output.print(`${visibleText(name)}: stock ${stock}`);
      })
    );
}
