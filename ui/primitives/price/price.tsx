import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { priceMessages } from './price-messages.ts';

export interface PriceProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Current price in đồng. */
  value: number;
  /**
   * Price before the reduction, in đồng; shown with the saving if it is higher.
   * @default undefined
   */
  original?: number;
  /** Marks the lowest of several prices. @default false */
  from?: boolean;
  /** Size of the text. @default 'base' */
  size?: 'base' | 'large';
}

/**
 * A price. A reduced one is followed by the original price and the saving in percent. `ref`,
 * `className` and other props go to the `<p>`.
 */
export function Price(
  { value, original, from = false, size = 'base', className, ...rest }: PriceProps,
) {
  const messages = useMessages('price', priceMessages);
  const reduced = original !== undefined && original > value;
  const saving = reduced ? Math.round((1 - value / original) * 100) : 0;
  return (
    <p
      data-slot='price'
      className={joinClasses(
        'flex flex-wrap items-baseline gap-x-2',
        size === 'large' ? 'gap-x-3' : 'flex-col',
        className,
      )}
      {...rest}
    >
      <span
        className={`figures font-semibold ${
          size === 'large' ? 'text-xl' : 'text-base max-[22rem]:text-[0.9rem]'
        }`}
      >
        {reduced && <span className='sr-only'>{messages.current}</span>}
        {from && <span className='mr-1 font-normal text-ink-soft'>{`${messages.from} `}</span>}
        {messages.format(value)}
      </span>
      {reduced && (
        <span
          className={`figures flex flex-wrap items-baseline gap-x-2 font-semibold ${
            size === 'large' ? '' : 'text-sm'
          }`}
        >
          <s className='text-ink-soft'>
            <span className='sr-only'>{messages.original}</span>
            {messages.format(original)}
          </s>
          {saving > 0 && <span className='whitespace-nowrap text-cinnabar'>−{saving}%</span>}
        </span>
      )}
    </p>
  );
}
