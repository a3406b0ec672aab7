import { buttonClass } from '../../primitives/button/button.tsx';
import { PageError } from '../../layout/page-error/page-error.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { errorPageMessages } from './error-page-messages.ts';

/** Reason for the error page: an unknown URL, or an unexpected error. */
export type ErrorPageKind = 'not-found' | 'unexpected';

export interface ErrorPageProps {
  /** Reason for the error page. */
  kind: ErrorPageKind;
}

/** Vietnamese titles of the error pages, for the browser tab. */
export const errorPageTitles: Readonly<Record<ErrorPageKind, string>> = {
  'not-found': errorPageMessages.notFound,
  unexpected: errorPageMessages.unexpected,
};

/** Error page for unknown URLs and unexpected errors. */
export function ErrorPage({ kind }: ErrorPageProps) {
  const messages = useMessages('errorPage', errorPageMessages);
  const { home } = useMessages('actions', actionMessages);
  return (
    <div className='page py-16'>
      {kind === 'not-found'
        ? (
          <PageError
            title={messages.notFound}
            sentence={messages.notFoundText}
            action={{ label: home, href: '/' }}
          />
        )
        : (
          <PageError
            title={messages.unexpected}
            sentence={messages.unexpectedText}
            action={
              <a href='' className={buttonClass('primary')}>
                {messages.reload}
              </a>
            }
          />
        )}
    </div>
  );
}
