/** Names of the states of a product. */
export const states = {
  shown: 'Đang bán',
  hidden: 'Đang ẩn',
  soldOut: 'Hết hàng',
  low: 'Sắp hết',
};

const colours: Readonly<Record<keyof typeof states, string>> = {
  shown: 'bg-jade',
  hidden: 'bg-ink-soft',
  soldOut: 'bg-cinnabar',
  low: 'bg-gold',
};

/** Returns `true` if few units of a product are left, by its mark. */
export const isLow = ({ stock, lowStock = 5 }: { stock: number; lowStock?: number }) =>
  stock < lowStock;

/** Returns the number of people who wait for a product. */
export const waitingText = (waiting: number) => `${waiting.toLocaleString('vi')} người chờ`;

export interface ProductStateProps {
  hidden: boolean;
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
    <span className='inline-flex items-center gap-1.5 whitespace-nowrap'>
      <span aria-hidden className={`size-2 rounded-tag ${colours[state]}`} />
      {states[state]}
      {waiting > 0 && ` · ${waitingText(waiting)}`}
    </span>
  );
}
