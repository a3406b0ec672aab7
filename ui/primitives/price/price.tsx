import { formatPrice } from './format-price.ts';

export interface PriceProps {
  /** What is paid, in đồng. */
  value: number;
  /** The price before, in đồng; shown struck through with the saving when it is higher. */
  original?: number;
  /** @default 'base' */
  size?: 'base' | 'large';
}

/** A price, and beside it what it was and how much is saved. */
export function Price({ value, original, size = 'base' }: PriceProps) {
  const reduced = original !== undefined && original > value;
  const saving = reduced ? Math.round((1 - value / original) * 100) : 0;
  return (
    <p
      className={`flex flex-wrap items-baseline gap-x-2 ${
        size === 'large' ? 'gap-x-3' : 'flex-col'
      }`}
    >
      <span
        className={`font-semibold whitespace-nowrap ${size === 'large' ? 'text-xl' : 'text-base'}`}
      >
        {reduced && <span className='sr-only'>Giá bán:</span>}
        {formatPrice(value)}
      </span>
      {reduced && (
        <span
          className={`flex flex-wrap items-baseline gap-x-2 ${size === 'large' ? '' : 'text-sm'}`}
        >
          <s className='whitespace-nowrap text-ink-soft'>
            <span className='sr-only'>Giá gốc:</span>
            {formatPrice(original)}
          </s>
          {saving > 0 && (
            <span className='font-semibold whitespace-nowrap text-cinnabar'>−{saving}%</span>
          )}
        </span>
      )}
    </p>
  );
}
