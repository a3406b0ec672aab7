import {
  deleteProduct,
  getProduct,
  hideProduct,
  showProduct,
} from '../../catalogue/save-product.ts';
import { explainProductError } from '../explain-error.ts';
import { OwnerError } from '../owner-error.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';

const command = (
  name: 'hide' | 'show' | 'delete',
  summary: string,
  operation: typeof hideProduct | typeof deleteProduct,
  result: string,
): ShopCommand => ({
  name,
  summary,
  examples: { [`${name} vong-tay-mat-ho`]: summary },
  arguments: [['<id>', 'the product']],
  options: name === 'delete' ? [['--yes', 'delete it without confirmation']] : [],
  async run(context: CommandContext, [id]: [string], { yes = false }: { yes?: boolean }) {
    const fail = explainProductError(context, id);
    const { version, name: title } = await context.run(getProduct, { id }).catch(fail);
    if (name === 'delete' && !yes) {
      const refusal = new OwnerError('CONFIRMATION_NEEDED', 'Add --yes to delete the product.');
      if (!await context.output.confirm(`Delete ${id}?`, refusal)) {
        throw new OwnerError('NOT_CONFIRMED', 'Nothing was deleted.');
      }
    }
    await context.run<unknown, unknown>(operation, { id, version }).catch(fail);
    return {
      document: { id, name: title, state: result },
      text: `${sanitizeForTerminal(title)}: ${result}`,
    };
  },
});

export const visibilityCommands = [
  command('hide', 'Take a product out of the shop for some time.', hideProduct, 'hidden'),
  command('show', 'Show a hidden product again.', showProduct, 'shown'),
  command('delete', 'Delete a product, its reviews included.', deleteProduct, 'deleted'),
];
