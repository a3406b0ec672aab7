import { type ReactNode, useId } from 'react';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';

export interface AccountSectionProps {
  /** Heading of the section. */
  title: string;
  /** Button beside the heading. */
  action?: ReactNode;
  /** Content below the heading. */
  children: ReactNode;
}

/**
 * A section of the account page, with a hairline above it. It takes the focus when the focused
 * button is removed.
 */
export function AccountSection({ title, action, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-slot='account-section'
      className='border-t border-line py-5 outline-none'
      {...useKeptFocus<HTMLElement>()}
    >
      <div className='mb-3 flex min-h-11 items-center justify-between gap-4'>
        <h2 id={id} className='text-xl leading-[1.4]'>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
