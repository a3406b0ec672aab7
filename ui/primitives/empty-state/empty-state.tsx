import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { buttonClass } from '../button/button.tsx';
import { joinClasses } from '../join-classes.ts';
import { Link } from '../link/link.tsx';

export interface EmptyStateProps extends ComponentProps<'div'> {
  /** Sentence that names what is missing. */
  title: string;
  /** Advice on what to do next. @default undefined */
  children?: ReactNode;
  /** Next step: the label and URL of a link, or any other control. @default undefined */
  action?: { label: string; href: string } | ReactNode;
  /** Decorative icon above the title, about 32 px. @default undefined */
  icon?: ReactNode;
  /** Level of the heading; 1 if this is the whole page. @default 2 */
  headingLevel?: 1 | 2 | 3;
}

/**
 * Content of a page or list without entries: a sentence and a next step. `ref`, `className` and
 * other props go to the `<div>` around them.
 */
export function EmptyState(
  { title, children, action, icon, headingLevel = 2, className, ...rest }: EmptyStateProps,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-slot='empty-state'
      className={joinClasses(
        'mx-auto flex max-w-130 flex-col items-center px-4 py-12 text-center md:py-16',
        className,
      )}
      {...rest}
    >
      {icon && (
        <div className='mb-5 flex size-18 items-center justify-center rounded-tag bg-jade-soft text-jade'>
          {icon}
        </div>
      )}
      <Heading className={`leading-[1.4] ${headingLevel === 1 ? 'text-2xl' : 'text-xl'}`}>
        {title}
      </Heading>
      {children && <div className='mt-2 text-pretty text-ink-soft'>{children}</div>}
      {action && (
        <div className='mt-6'>
          {isLink(action)
            ? <Link href={action.href} className={buttonClass()}>{action.label}</Link>
            : action}
        </div>
      )}
    </div>
  );
}

function isLink(action: EmptyStateProps['action']): action is { label: string; href: string } {
  return typeof action === 'object' && action !== null && !isValidElement(action) &&
    'href' in action && 'label' in action;
}
