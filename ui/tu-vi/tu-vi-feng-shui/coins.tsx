import { useId } from 'react';

export interface CoinsProps {
  /** Heading above the numbers. */
  title: string;
  /** Numbers in display order. */
  numbers: readonly number[];
}

/** Numbers in the shape of old coins, round with a square hole. */
export function Coins({ title, numbers }: CoinsProps) {
  const id = useId();
  return (
    <div>
      <h4 id={id} className='font-semibold'>{title}</h4>
      <ul aria-labelledby={id} className='mt-2 flex flex-wrap gap-2.5 print:mt-1'>
        {numbers.map((number) => (
          <li
            key={number}
            className='flex size-13 items-center justify-center rounded-tag border-2 border-gold bg-surface p-1 @2xl:size-14 print:size-12'
          >
            <span className='flex size-full items-center justify-center rounded-tag border border-gold'>
              <span className='flex size-6.5 items-center justify-center border border-gold bg-paper font-serif text-lg leading-none font-semibold'>
                {number}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
