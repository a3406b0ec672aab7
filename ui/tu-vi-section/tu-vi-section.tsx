import { type ReactNode, useId } from 'react';

export interface TuViSectionProps {
  title: string;
  children: ReactNode;
  /** For the place of the section among others. */
  className?: string;
}

/** One part of a birth chart under its heading, apart from the part before by a hairline. */
export function TuViSection({ title, children, className = '' }: TuViSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-slot='tu-vi-section' className={className}>
      <h3 id={id} className='flex items-center gap-3 text-xl leading-[1.4]'>
        <span aria-hidden className='size-2 shrink-0 rotate-45 bg-gold' />
        {title}
      </h3>
      <div className='mt-3'>{children}</div>
    </section>
  );
}
