import type { Command } from 'commander';
import { formatMoney } from '../../format/format-money.ts';
import { type Prices, setPrice } from './set-price.ts';
import type { Output } from '../terminal/output.ts';
import { parseWholeNumber } from '../terminal/parse-whole-number.ts';
import { addCommand, withDatabase } from '../shop-command.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';

/** Adds `shop price`, which sets the price of a product. */
export function addPriceCommand(program: Command, output: Output): void {
  addCommand(program, 'price', 'Set the price of a product, in đồng.', {
    'price vong-tay-mat-ho 250000': 'set the price to 250.000 VNĐ',
    'price vong-tay-mat-ho 200000 --original 250000': 'start a sale',
    'price vong-tay-mat-ho 250000 --no-original': 'end the sale',
  })
    .argument('<id>', 'the product')
    .argument('<price>', 'a whole number of đồng, digits only', parseWholeNumber)
    .option('--original <price>', 'the higher price that is shown struck through', parseWholeNumber)
    .option('--no-original', 'show no struck-through price')
    .action((id: string, price: number, { original }: { original?: number | boolean }) =>
      withDatabase(output, async ({ database }) => {
        const change = await setPrice(database, id, price, originalOf(original));
        if (output.json) return output.document(change);
        const [before, after] = [formatPrices(change.before), formatPrices(change.after)];
        const prices = before === after ? `stays ${after}` : `${before} → ${after}`;
        output.print(`${sanitizeForTerminal(change.name)}: price ${prices}`);
      })
    );
}

/** Maps the option's value. Commander passes `true` if neither option is given. */
function originalOf(option: number | boolean | undefined): number | null | undefined {
  return typeof option === 'number' ? option : option === false ? null : undefined;
}

const formatPrices = ({ price, original }: Prices) =>
  formatMoney(price) + (original === null ? '' : ` (instead of ${formatMoney(original)})`);
