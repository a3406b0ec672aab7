import { isValidElement, type ReactNode } from 'react';
import { buttonClass } from '../button/button.tsx';
import { Link } from '../link/link.tsx';

export interface EmptyStateProps {
  /** What there is not, in a sentence. */
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  /** A way on: a link, or anything else that can be pressed. */
  action?: { label: string; href: string } | ReactNode;
  /** A quiet picture above, 32 px or so. */
  icon?: ReactNode;
  /** 1 where it is the whole page. @default 2 */
  headingLevel?: 1 | 2 | 3;
}

/** A place with nothing in it yet: a sentence and a way on. */
export function EmptyState({ title, children, action, icon, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-slot='empty-state'
      className='mx-auto flex max-w-130 flex-col items-center px-4 py-12 text-center md:py-16'
    >
      {icon && (
        <div className='mb-5 flex size-18 items-center justify-center rounded-tag bg-jade-soft text-jade'>
          {icon}
        </div>
      )}
      <Heading className={`leading-[1.4] ${headingLevel === 1 ? 'text-2xl' : 'text-xl'}`}>
        {title}
      </Heading>
      {children && <div className='mt-2 text-ink-soft'>{children}</div>}
      {action && (
        <div className='mt-6'>
          {isWay(action)
            ? <Link href={action.href} className={buttonClass()}>{action.label}</Link>
            : action}
        </div>
      )}
    </div>
  );
}

function isWay(action: EmptyStateProps['action']): action is { label: string; href: string } {
  return typeof action === 'object' && action !== null && !isValidElement(action) &&
    'href' in action && 'label' in action;
}
