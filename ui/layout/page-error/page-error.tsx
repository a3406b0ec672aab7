import { CircleAlert } from '../../primitives/icons.ts';
import { EmptyState, type EmptyStateProps } from '../../primitives/empty-state/empty-state.tsx';

export interface PageErrorProps {
  /** Short description of the error. */
  title: string;
  /** Advice on what to do. */
  sentence: string;
  /** Next step: the label and URL of a link, or any other control. @default undefined */
  action?: EmptyStateProps['action'];
}

/** The content of a page that failed: the error, some advice and a next step. */
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
