import type { ReactNode } from 'react';

/** What stands on a written page in the shop's look, untouched by the styles of Storybook's text. */
export function Section({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`sb-unstyled my-6 font-sans text-base text-ink ${className}`}>{children}</div>
  );
}

/** The name of a token, in the type of code. */
export function TokenName({ children }: { children: ReactNode }) {
  return <code className='font-mono text-sm text-ink-soft'>{children}</code>;
}
