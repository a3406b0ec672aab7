import type { FileColumns } from '../catalogue/catalogue-sentences.ts';
import type { ErrorKey } from '../error-keys.ts';

/** Item of an order whose product has too few units. */
interface MissingItem {
  name: string;
  stock: number;
  quantity: number;
}

/** English sentences for the errors of operations, by their values and details. */
export const shopErrorSentences: { readonly [Key in ErrorKey]?: (values: never) => string } = {
  ORDER_STATUS(
    { id, status, next, allowed }: Record<'id' | 'status' | 'next', string> & { allowed: string[] },
  ) {
    const hint = allowed.length > 0 ? `it can become ${allowed.join(' or ')}` : 'it is final';
    return `Order ${id} is ${status} and cannot become ${next}: ${hint}`;
  },
  'OUT_OF_STOCK.order'({ id, missing }: { id: string; missing: readonly MissingItem[] }) {
    const items = missing.map(({ name, stock, quantity }) => `${name} (${stock} of ${quantity})`);
    return `Order ${id} cannot be confirmed as its stock is insufficient: ${items.join(', ')}. ` +
      'It still waits';
  },
  AMBIGUOUS_ORDER(
    { begins, suggestions, more }: { begins: string; suggestions: string[]; more: boolean },
  ) {
    const ids = suggestions.join(', ');
    return `More than one order begins with ${begins}: ${ids}${more ? ' and more.' : '.'}`;
  },
  AMBIGUOUS_REVIEW: () => 'More than one review begins with this text.',
  CATALOGUE_CHANGED: () => 'The products were changed during the export. Export them again.',
  FILE_COLUMNS({ columns, missing, unknown, doubled }: FileColumns) {
    const problems = [
      ...(missing.length > 0 ? [`${missing.join(', ')} missing`] : []),
      ...(unknown.length > 0
        ? [`${unknown.map((name) => name || '(empty)').join(', ')} unknown`]
        : []),
      ...(doubled.length > 0 ? [`${doubled.join(', ')} doubled`] : []),
    ];
    return `The first line must name the columns ${columns.join(', ')}: ${problems.join('; ')}`;
  },
  FILE_EMPTY: ({ file }: { file: string }) => `There are no products in ${file}.`,
  'FILE_UNREADABLE.csv': ({ reason }: { reason: string }) => `The file is not valid CSV: ${reason}`,
  'FILE_UNREADABLE.item': ({ where }: { where: string }) =>
    `${where} of the list must be an object { … }`,
  'FILE_UNREADABLE.json': ({ reason }: { reason: string }) =>
    `The file is not valid JSON: ${reason}`,
  'FILE_UNREADABLE.list': () => 'A JSON file must hold a list of products: [{ … }, …]',
  FILE_WRONG: ({ file, count }: { file: string; count: number }) =>
    `Nothing was imported: ${file} has ${count} ${count > 1 ? 'errors' : 'error'}.`,
  IMPORT_EXPIRED: () =>
    'Nothing was imported: the import was interrupted for too long. Import the file again.',
  LAST_OWNER: () => 'Nothing was changed, because the shop would have no owner.',
  'NOT_FOUND.staff': () => 'Nobody with this address uses the back office.',
  IMPORT_INCOMPLETE: ({ reason }: { reason: string }) =>
    `Only a part was imported: ${reason}. Import the file again to complete it.`,
};
