import type { ErrorKey } from '../error-keys.ts';

type Details = Readonly<Record<string, unknown>>;

/** Item of an order whose product has too few units. */
interface MissingItem {
  name: string;
  stock: number;
  quantity: number;
}

/** English sentences for the errors of operations. */
export const shopErrorSentences: { readonly [Key in ErrorKey]?: (details: Details) => string } = {
  ORDER_STATUS({ id, status, next, allowed }) {
    const names = allowed as readonly string[];
    const hint = names.length > 0 ? `it can become ${names.join(' or ')}` : 'it is final';
    return `Order ${id} is ${status} and cannot become ${next}: ${hint}`;
  },
  'OUT_OF_STOCK.order'({ id, missing }) {
    const items = (missing as readonly MissingItem[])
      .map(({ name, stock, quantity }) => `${name} (${stock} of ${quantity})`);
    return `Order ${id} cannot be confirmed as its stock is insufficient: ${items.join(', ')}. ` +
      'It still waits';
  },
  AMBIGUOUS_ORDER({ begins, suggestions, more }) {
    const ids = (suggestions as readonly string[]).join(', ');
    return `More than one order begins with ${begins}: ${ids}${more ? ' and more.' : '.'}`;
  },
  AMBIGUOUS_REVIEW: () => 'More than one review begins with this text.',
};
