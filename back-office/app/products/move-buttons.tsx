import type { ProductSummary } from '@thach-an/edge-api/contract';

/** Order of the products of a category, from its first one. */
export interface RowOrder {
  rows: readonly ProductSummary[];
  /** Called with the new place, the first of which is 0. */
  onMove: (product: ProductSummary, place: number) => void;
}

export interface MoveButtonsProps extends RowOrder {
  product: ProductSummary;
}

const directions = [['Lên', -1], ['Xuống', 1]] as const;

/** Buttons that move a product up and down in its category. */
export function MoveButtons({ product, rows, onMove }: MoveButtonsProps) {
  const index = rows.findIndex(({ id }) => id === product.id);
  return (
    <span className='relative z-10 inline-flex gap-1 max-lg:-mr-2 lg:-my-2'>
      {directions.map(([label, step]) => {
        const place = index + step;
        const isPossible = place >= 0 && place < rows.length;
        return (
          <button
            key={label}
            type='button'
            // A disabled button would lose the focus at the end of the list.
            aria-disabled={!isPossible}
            onClick={() => isPossible && onMove(product, place)}
            className='min-h-11 min-w-11 rounded-field px-2 text-jade hover:bg-jade-soft aria-disabled:text-ink-soft aria-disabled:opacity-50 lg:min-h-8'
          >
            {label}
            <span className='sr-only'>: {product.name}</span>
          </button>
        );
      })}
    </span>
  );
}
