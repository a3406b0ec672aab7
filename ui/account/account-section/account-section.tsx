import { type ReactNode, type Ref, useId } from 'react';

export interface AccountSectionProps {
  /** Heading of the section. */
  title: string;
  /** Ref of the heading, which can take the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Button beside the heading. */
  action?: ReactNode;
  /** Content below the heading. */
  children: ReactNode;
}

/** A section of the account page, with a hairline above it. */
export function AccountSection({ title, headingRef, action, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-slot='account-section'
      className='border-t border-line py-5'
    >
      <div className='mb-3 flex min-h-11 items-center justify-between gap-4'>
        <h2
          ref={headingRef}
          id={id}
          tabIndex={headingRef ? -1 : undefined}
          className='text-xl leading-[1.4] outline-none'
        >
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
