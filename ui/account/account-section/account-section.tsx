import { type ReactNode, type Ref, useId } from 'react';

export interface AccountSectionProps {
  /** Heading of the section. */
  title: string;
  /** Ref of the heading, which can take the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Content below the heading. */
  children: ReactNode;
}

/** A section of the account page, with a hairline above it. */
export function AccountSection({ title, headingRef, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-slot='account-section'
      className='border-t border-line py-7'
    >
      <h2
        ref={headingRef}
        id={id}
        tabIndex={headingRef ? -1 : undefined}
        className='mb-3 text-xl leading-[1.4] outline-none'
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
