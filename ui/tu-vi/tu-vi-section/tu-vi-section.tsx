import { type ReactNode, useId } from 'react';

export interface TuViSectionProps {
  /** Text of the heading. */
  title: string;
  /** Content below the heading. */
  children: ReactNode;
}

/** Section of a birth chart, with a heading that ends in a hairline. */
export function TuViSection({ title, children }: TuViSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-slot='tu-vi-section' className='flex min-w-0 flex-col'>
      <h3
        id={id}
        className='flex items-center gap-3 text-xl leading-[1.4] after:h-px after:grow after:bg-line'
      >
        <span aria-hidden className='size-2 shrink-0 rotate-45 bg-gold' />
        {title}
      </h3>
      <div className='mt-3 flex grow flex-col print:mt-2'>{children}</div>
    </section>
  );
}
