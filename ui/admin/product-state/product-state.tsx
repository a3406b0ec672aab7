import { productStateMessages as messages } from './product-state-messages.ts';

const colours = {
  shown: 'bg-jade',
  hidden: 'bg-ink-soft',
  soldOut: 'bg-cinnabar',
  low: 'bg-gold',
};

export interface ProductStateProps {
  /** `true` if the shop does not sell it at present. */
  hidden: boolean;
  /** Number of units. */
  stock: number;
  /** `true` if few units are left. */
  low: boolean;
  /** Number of people who wait for it. */
  waiting: number;
}

/** State of a product: a dot and a word, and the people who wait for it. */
export function ProductState({ hidden, stock, low, waiting }: ProductStateProps) {
  const state = hidden ? 'hidden' : stock === 0 ? 'soldOut' : low ? 'low' : 'shown';
  return (
    <span
      data-slot='product-state'
      className='inline-flex items-center gap-1.5 whitespace-nowrap'
    >
      <span aria-hidden className={`size-2 rounded-tag ${colours[state]}`} />
      {messages[state]}
      {waiting > 0 && ` · ${messages.waiting(waiting)}`}
    </span>
  );
}
