import type { ReactNode } from 'react';

/**
 * Container for shop components on a documentation page. Storybook's text styles do not apply in
 * it.
 */
export function Section({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`sb-unstyled my-6 font-sans text-base text-ink ${className}`}>{children}</div>
  );
}

/** Name or value of a token, in a monospace font. */
export function TokenName({ children }: { children: ReactNode }) {
  return <code className='font-mono text-sm text-ink-soft'>{children}</code>;
}
