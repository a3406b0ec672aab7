import { CircleAlert } from '../../primitives/icons.ts';
import { EmptyState, type EmptyStateProps } from '../../primitives/empty-state/empty-state.tsx';

export interface PageErrorProps {
  /** What happened. */
  title: string;
  /** What to do. */
  sentence: string;
  action?: EmptyStateProps['action'];
}

/** A page that could not be shown: what happened, what to do, and a way on. */
export function PageError({ title, sentence, action }: PageErrorProps) {
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      icon={<CircleAlert aria-hidden size={32} strokeWidth={1.5} />}
      action={action}
    >
      {sentence}
    </EmptyState>
  );
}
