import { formatMoney } from '../../format/format-money.ts';
import { getProduct, saveProduct } from '../../catalogue/save-product.ts';
import { OwnerError } from '../owner-error.ts';
import { explainProductError } from '../explain-error.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { parseWholeNumber } from '../terminal/arguments.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';

export const priceCommand: ShopCommand = {
  name: 'price',
  summary: 'Set the price of a product, in đồng.',
  examples: {
    'price vong-tay-mat-ho 250000': 'set the price to 250.000 VNĐ',
    'price vong-tay-mat-ho 200000 --original 250000': 'start a sale',
    'price vong-tay-mat-ho 250000 --no-original': 'end the sale',
  },
  arguments: [
    ['<id>', 'the product'],
    ['<price>', 'a whole number of đồng, digits only', parseWholeNumber],
  ],
  options: [
    ['--original <price>', 'the higher price that is shown struck through', parseWholeNumber],
    ['--no-original', 'show no struck-through price'],
  ],
  async run(
    context: CommandContext,
    [id, price]: [string, number],
    { original }: { original?: number | boolean },
  ) {
    const { before, after } = await setPrice(context, id, { price, ...originalOf(original) })
      .catch(explainProductError(context, id));
    const { name } = after;
    const [old, current] = [formatPrices(before), formatPrices(after)];
    const prices = old === current ? `stays ${current}` : `${old} → ${current}`;
    return {
      document: { id, name, before: pricesOf(before), after: pricesOf(after) },
      text: `${sanitizeForTerminal(name)}: price ${prices}`,
    };
  },
};

/** Prices of a product, in đồng. `null` removes the original price. */
interface PriceChange {
  price: number;
  originalPrice?: number | null;
}

async function setPrice({ run }: CommandContext, id: string, changes: PriceChange) {
  const before = await run(getProduct, { id });
  assertBelowOriginal({ ...before, ...changes });
  const after = await run(saveProduct, { id, version: before.version, changes });
  return { before, after };
}

function assertBelowOriginal({ price, originalPrice: original }: PriceChange): void {
  if (typeof original !== 'number' || original > price) return;
  throw new OwnerError(
    'PRICE_NOT_BELOW_ORIGINAL',
    `The price ${formatMoney(price)} is not below the original price ${formatMoney(original)}. ` +
      'Give a higher one with --original, or remove it with --no-original.',
    { price, original },
  );
}

/** Maps the option's value. Commander passes `true` if neither option is given. */
function originalOf(option: number | boolean | undefined) {
  if (typeof option === 'number') return { originalPrice: option };
  return option === false ? { originalPrice: null } : {};
}

const pricesOf = ({ price, originalPrice }: PriceChange) => (
  { price, original: originalPrice ?? null }
);

const formatPrices = ({ price, originalPrice }: PriceChange) =>
  formatMoney(price) + (originalPrice ? ` (instead of ${formatMoney(originalPrice)})` : '');
