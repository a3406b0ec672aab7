export interface CoinsProps {
  numbers: readonly number[];
}

/** Numbers as old coins, round with a square middle. */
export function Coins({ numbers }: CoinsProps) {
  return (
    <ul data-slot='coins' className='flex flex-wrap gap-3'>
      {numbers.map((number) => (
        <li
          key={number}
          className='flex size-16 items-center justify-center rounded-tag border-2 border-gold bg-surface p-1.5 print:size-13'
        >
          <span className='flex size-full items-center justify-center rounded-tag border border-gold'>
            <span className='flex size-8 items-center justify-center border border-gold bg-paper font-serif text-lg leading-none font-semibold print:size-7'>
              {number}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
